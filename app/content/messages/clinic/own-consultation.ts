import * as en from "#app/content/messages/en/clinic/own-consultation.ts";
import { words } from "#app/content/messages/words.ts";

export const ownConsultationText = words({ en: en.ownConsultationText });
