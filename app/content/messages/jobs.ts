import * as en from "#app/content/messages/en/jobs.ts";
import { words } from "#app/content/messages/words.ts";

export const jobsText = words({ en: en.jobsText });
