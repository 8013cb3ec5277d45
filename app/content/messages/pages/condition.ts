import * as en from "#app/content/messages/en/pages/condition.ts";
import { words } from "#app/content/messages/words.ts";

export const conditionText = words({ en: en.conditionText });
