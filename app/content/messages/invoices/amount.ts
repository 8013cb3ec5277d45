import * as en from "#app/content/messages/en/invoices/amount.ts";
import { words } from "#app/content/messages/words.ts";

export const amountText = words({ en: en.amountText });
