import * as en from "#app/content/messages/en/cart/bill.ts";
import { words } from "#app/content/messages/words.ts";

export const billText = words({ en: en.billText });
