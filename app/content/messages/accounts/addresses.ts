import * as en from "#app/content/messages/en/accounts/addresses.ts";
import { words } from "#app/content/messages/words.ts";

export const addressesText = words({ en: en.addressesText });
