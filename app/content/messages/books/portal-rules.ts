import * as en from "#app/content/messages/en/books/portal-rules.ts";
import { words } from "#app/content/messages/words.ts";

export const portalRulesText = words({ en: en.portalRulesText });
