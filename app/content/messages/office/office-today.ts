import * as en from "#app/content/messages/en/office/office-today.ts";
import { words } from "#app/content/messages/words.ts";

export const officeTodayText = words({ en: en.officeTodayText });
