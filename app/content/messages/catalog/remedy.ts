import * as en from "#app/content/messages/en/catalog/remedy.ts";
import { words } from "#app/content/messages/words.ts";

export const remedyText = words({ en: en.remedyText });
