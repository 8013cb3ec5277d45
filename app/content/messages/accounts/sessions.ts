import * as en from "#app/content/messages/en/accounts/sessions.ts";
import { words } from "#app/content/messages/words.ts";

export const sessionsText = words({ en: en.sessionsText });
