import * as en from "#app/content/messages/en/shell.ts";
import { words } from "#app/content/messages/words.ts";

export const shellText = words({ en: en.shellText });
