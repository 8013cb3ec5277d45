import * as en from "#app/content/messages/en/accounts/passkeys.ts";
import { words } from "#app/content/messages/words.ts";

export const passkeysText = words({ en: en.passkeysText });
