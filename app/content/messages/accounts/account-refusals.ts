import * as en from "#app/content/messages/en/accounts/account-refusals.ts";
import { words } from "#app/content/messages/words.ts";

export const accountRefusalsText = words({ en: en.accountRefusalsText });
