import * as en from "#app/content/messages/en/catalog/shop.ts";
import { words } from "#app/content/messages/words.ts";

export const shopText = words({ en: en.shopText });
