import * as en from "#app/content/messages/en/prescriptions/prescription.ts";
import { words } from "#app/content/messages/words.ts";

export const prescriptionText = words({ en: en.prescriptionText });
