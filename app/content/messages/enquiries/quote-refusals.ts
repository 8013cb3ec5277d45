import * as en from "#app/content/messages/en/enquiries/quote-refusals.ts";
import { words } from "#app/content/messages/words.ts";

export const quoteRefusalsText = words({ en: en.quoteRefusalsText });
