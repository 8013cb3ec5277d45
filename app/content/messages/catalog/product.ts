import * as en from "#app/content/messages/en/catalog/product.ts";
import { words } from "#app/content/messages/words.ts";

export const productText = words({ en: en.productText });
