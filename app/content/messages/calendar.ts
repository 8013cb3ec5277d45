import * as en from "#app/content/messages/en/calendar.ts";
import { words } from "#app/content/messages/words.ts";

export const calendarText = words({ en: en.calendarText });
