import * as en from "#app/content/messages/en/orders/office-counter.ts";
import { words } from "#app/content/messages/words.ts";

export const officeCounterText = words({ en: en.officeCounterText });
