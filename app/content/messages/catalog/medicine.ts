import * as en from "#app/content/messages/en/catalog/medicine.ts";
import { words } from "#app/content/messages/words.ts";

export const medicineText = words({ en: en.medicineText });
