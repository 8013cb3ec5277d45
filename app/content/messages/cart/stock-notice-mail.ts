import * as en from "#app/content/messages/en/cart/stock-notice-mail.ts";
import { words } from "#app/content/messages/words.ts";

export const stockNoticeMail = words({ en: en.stockNoticeMail });
