import * as en from "#app/content/messages/en/audit-acts.ts";
import { words } from "#app/content/messages/words.ts";

export const auditActsText = words({ en: en.auditActsText });
