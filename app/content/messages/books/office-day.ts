import * as en from "#app/content/messages/en/books/office-day.ts";
import { words } from "#app/content/messages/words.ts";

export const officeDayText = words({ en: en.officeDayText });
