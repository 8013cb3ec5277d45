import * as en from "#app/content/messages/en/faq.ts";
import { words } from "#app/content/messages/words.ts";

export const faqText = words({ en: en.faqText });
