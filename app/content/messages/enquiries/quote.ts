import * as en from "#app/content/messages/en/enquiries/quote.ts";
import { words } from "#app/content/messages/words.ts";

export const quoteText = words({ en: en.quoteText });
