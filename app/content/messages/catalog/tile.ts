import * as en from "#app/content/messages/en/catalog/tile.ts";
import { words } from "#app/content/messages/words.ts";

export const tileText = words({ en: en.tileText });
