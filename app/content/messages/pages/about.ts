import * as en from "#app/content/messages/en/pages/about.ts";
import { words } from "#app/content/messages/words.ts";

export const aboutText = words({ en: en.aboutText });
