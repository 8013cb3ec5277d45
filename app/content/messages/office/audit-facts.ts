import * as en from "#app/content/messages/en/office/audit-facts.ts";
import { words } from "#app/content/messages/words.ts";

export const auditFactsText = words({ en: en.auditFactsText });
