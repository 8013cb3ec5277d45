import * as en from "#app/content/messages/en/catalog/shop-head.ts";
import { words } from "#app/content/messages/words.ts";

export const shopHeadText = words({ en: en.shopHeadText });
