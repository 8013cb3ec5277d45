import * as en from "#app/content/messages/en/health.ts";
import { words } from "#app/content/messages/words.ts";

export const healthText = words({ en: en.healthText });
