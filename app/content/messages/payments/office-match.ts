import * as en from "#app/content/messages/en/payments/office-match.ts";
import { words } from "#app/content/messages/words.ts";

export const officeMatchText = words({ en: en.officeMatchText });
