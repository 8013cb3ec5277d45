import * as en from "#app/content/messages/en/cart/stock-notice.ts";
import { words } from "#app/content/messages/words.ts";

export const stockNoticeText = words({ en: en.stockNoticeText });
