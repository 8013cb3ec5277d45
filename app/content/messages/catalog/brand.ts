import * as en from "#app/content/messages/en/catalog/brand.ts";
import { words } from "#app/content/messages/words.ts";

export const brandText = words({ en: en.brandText });
