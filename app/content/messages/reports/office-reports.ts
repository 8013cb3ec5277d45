import * as en from "#app/content/messages/en/reports/office-reports.ts";
import { words } from "#app/content/messages/words.ts";

export const officeReportsText = words({ en: en.officeReportsText });
