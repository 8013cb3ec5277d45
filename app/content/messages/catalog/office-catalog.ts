import * as en from "#app/content/messages/en/catalog/office-catalog.ts";
import { words } from "#app/content/messages/words.ts";

export const officeCatalogText = words({ en: en.officeCatalogText });
