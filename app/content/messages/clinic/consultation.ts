import * as en from "#app/content/messages/en/clinic/consultation.ts";
import { words } from "#app/content/messages/words.ts";

export const consultationText = words({ en: en.consultationText });
