import * as en from "#app/content/messages/en/catalog/unit-price.ts";
import { words } from "#app/content/messages/words.ts";

export const unitPriceText = words({ en: en.unitPriceText });
