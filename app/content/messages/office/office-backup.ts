import * as en from "#app/content/messages/en/office/office-backup.ts";
import { words } from "#app/content/messages/words.ts";

export const officeBackupText = words({ en: en.officeBackupText });
