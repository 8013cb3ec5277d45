import * as en from "#app/content/messages/en/accounts/account-mail.ts";
import { words } from "#app/content/messages/words.ts";

export type { AccountLetter } from "#app/content/messages/en/accounts/account-mail.ts";

export const accountMail = words({ en: en.accountMail });
