import * as en from "#app/content/messages/en/reach.ts";
import { words } from "#app/content/messages/words.ts";

export const reachText = words({ en: en.reachText });
