import * as en from "#app/content/messages/en/office/office-jobs.ts";
import { words } from "#app/content/messages/words.ts";

export const officeJobsText = words({ en: en.officeJobsText });
