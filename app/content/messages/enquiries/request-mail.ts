import * as en from "#app/content/messages/en/enquiries/request-mail.ts";
import { words } from "#app/content/messages/words.ts";

export type { LetterEnquiry, LetterQuote } from "#app/content/messages/en/enquiries/request-mail.ts";

export const requestMail = words({ en: en.requestMail });
