import * as en from "#app/content/messages/en/catalog/office-poisons.ts";
import { words } from "#app/content/messages/words.ts";

export const officePoisonsText = words({ en: en.officePoisonsText });
