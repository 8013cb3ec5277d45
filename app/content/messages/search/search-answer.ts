import * as en from "#app/content/messages/en/search/search-answer.ts";
import { words } from "#app/content/messages/words.ts";

export const searchAnswerText = words({ en: en.searchAnswerText });
