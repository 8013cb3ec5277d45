import * as en from "#app/content/messages/en/orders/thank-you.ts";
import { words } from "#app/content/messages/words.ts";

export const thankYouText = words({ en: en.thankYouText });
