import * as en from "#app/content/messages/en/search/search-results.ts";
import { words } from "#app/content/messages/words.ts";

export const searchResultsText = words({ en: en.searchResultsText });
