import * as en from "#app/content/messages/en/accounts/security.ts";
import { words } from "#app/content/messages/words.ts";

export const securityText = words({ en: en.securityText });
