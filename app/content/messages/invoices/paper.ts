import * as en from "#app/content/messages/en/invoices/paper.ts";
import { words } from "#app/content/messages/words.ts";

export const invoiceText = words({ en: en.invoiceText });
