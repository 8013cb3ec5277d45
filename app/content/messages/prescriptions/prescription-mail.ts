import * as en from "#app/content/messages/en/prescriptions/prescription-mail.ts";
import { words } from "#app/content/messages/words.ts";

export type {
  LetterPrescription,
  PrescriptionLetter,
} from "#app/content/messages/en/prescriptions/prescription-mail.ts";

export const prescriptionMail = words({ en: en.prescriptionMail });
