import * as en from "#app/content/messages/en/search/office-search-words.ts";
import { words } from "#app/content/messages/words.ts";

export const searchWordsText = words({ en: en.searchWordsText });
