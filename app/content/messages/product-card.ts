import * as en from "#app/content/messages/en/product-card.ts";
import { words } from "#app/content/messages/words.ts";

export const productCardText = words({ en: en.productCardText });
