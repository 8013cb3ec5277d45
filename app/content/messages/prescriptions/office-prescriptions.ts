import * as en from "#app/content/messages/en/prescriptions/office-prescriptions.ts";
import { words } from "#app/content/messages/words.ts";

export const officePrescriptionsText = words({ en: en.officePrescriptionsText });
