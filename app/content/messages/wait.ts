import * as en from "#app/content/messages/en/wait.ts";
import { words } from "#app/content/messages/words.ts";

export const waitText = words({ en: en.waitText });
