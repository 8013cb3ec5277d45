import * as en from "#app/content/messages/en/catalog/filter.ts";
import { words } from "#app/content/messages/words.ts";

export const filterText = words({ en: en.filterText });
