import * as en from "#app/content/messages/en/clinic/consultation-mail.ts";
import { words } from "#app/content/messages/words.ts";

export type { LetterConsultation } from "#app/content/messages/en/clinic/consultation-mail.ts";

export const consultationMail = words({ en: en.consultationMail });
