import * as en from "#app/content/messages/en/pages/home.ts";
import { words } from "#app/content/messages/words.ts";

export const homeText = words({ en: en.homeText });
