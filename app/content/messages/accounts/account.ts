import * as en from "#app/content/messages/en/accounts/account.ts";
import { words } from "#app/content/messages/words.ts";

export const accountText = words({ en: en.accountText });
