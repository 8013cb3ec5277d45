import * as en from "#app/content/messages/en/payments/office-upi-test.ts";
import { words } from "#app/content/messages/words.ts";

export const officeUpiTestText = words({ en: en.officeUpiTestText });
