import * as en from "#app/content/messages/en/catalog/shelf-heading.ts";
import { words } from "#app/content/messages/words.ts";

export const shelfHeadingText = words({ en: en.shelfHeadingText });
