import * as en from "#app/content/messages/en/prescription.ts";
import { words } from "#app/content/messages/words.ts";

export const prescriptionText = words({ en: en.prescriptionText });
