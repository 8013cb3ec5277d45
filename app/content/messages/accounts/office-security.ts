import * as en from "#app/content/messages/en/accounts/office-security.ts";
import { words } from "#app/content/messages/words.ts";

export const officeSecurityText = words({ en: en.officeSecurityText });
