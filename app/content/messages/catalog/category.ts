import * as en from "#app/content/messages/en/catalog/category.ts";
import { words } from "#app/content/messages/words.ts";

export const categoryText = words({ en: en.categoryText });
