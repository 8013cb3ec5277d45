import * as en from "#app/content/messages/en/office-counter.ts";
import { words } from "#app/content/messages/words.ts";

export const officeCounterText = words({ en: en.officeCounterText });
