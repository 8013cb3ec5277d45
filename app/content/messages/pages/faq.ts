import * as en from "#app/content/messages/en/pages/faq.ts";
import { words } from "#app/content/messages/words.ts";

export const faqText = words({ en: en.faqText });
