import * as en from "#app/content/messages/en/accounts/account-mail.ts";
import { words } from "#app/content/messages/words.ts";

export type { AccountLetter, AdminNews } from "#app/content/messages/en/accounts/account-mail.ts";

export const accountMail = words({ en: en.accountMail });
