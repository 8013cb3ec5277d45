import * as en from "#app/content/messages/en/pages/office-pages.ts";
import { words } from "#app/content/messages/words.ts";

export const officePagesText = words({ en: en.officePagesText });
