import * as en from "#app/content/messages/en/payments/office-payments.ts";
import { words } from "#app/content/messages/words.ts";

export const officePaymentsText = words({ en: en.officePaymentsText });
