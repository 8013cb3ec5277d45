import * as en from "#app/content/messages/en/payments/debit-notes.ts";
import { words } from "#app/content/messages/words.ts";

export const debitNotesText = words({ en: en.debitNotesText });
