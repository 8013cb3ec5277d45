import * as en from "#app/content/messages/en/home.ts";
import { words } from "#app/content/messages/words.ts";

export const homeText = words({ en: en.homeText });
