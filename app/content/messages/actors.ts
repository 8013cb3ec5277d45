import * as en from "#app/content/messages/en/actors.ts";
import { words } from "#app/content/messages/words.ts";

export const actorsText = words({ en: en.actorsText });
