import * as en from "#app/content/messages/en/search/search-field.ts";
import { words } from "#app/content/messages/words.ts";

export const searchFieldText = words({ en: en.searchFieldText });
