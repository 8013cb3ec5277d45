import * as en from "#app/content/messages/en/bill.ts";
import { words } from "#app/content/messages/words.ts";

export const billText = words({ en: en.billText });
