import * as en from "#app/content/messages/en/accounts/office-people.ts";
import { words } from "#app/content/messages/words.ts";

export const officePeopleText = words({ en: en.officePeopleText });
