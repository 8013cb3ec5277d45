import * as en from "#app/content/messages/en/office/office-audit.ts";
import { words } from "#app/content/messages/words.ts";

export const officeAuditText = words({ en: en.officeAuditText });
