import * as en from "#app/content/messages/en/accounts/privacy.ts";
import { words } from "#app/content/messages/words.ts";

export const privacyText = words({ en: en.privacyText });
