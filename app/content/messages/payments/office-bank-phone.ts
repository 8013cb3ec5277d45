import * as en from "#app/content/messages/en/payments/office-bank-phone.ts";
import { words } from "#app/content/messages/words.ts";

export const officeBankPhoneText = words({ en: en.officeBankPhoneText });
