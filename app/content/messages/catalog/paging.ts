import * as en from "#app/content/messages/en/catalog/paging.ts";
import { words } from "#app/content/messages/words.ts";

export const pagingText = words({ en: en.pagingText });
