import * as en from "#app/content/messages/en/invoices/bills.ts";
import { words } from "#app/content/messages/words.ts";

export const billsText = words({ en: en.billsText });
