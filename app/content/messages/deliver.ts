import * as en from "#app/content/messages/en/deliver.ts";
import { words } from "#app/content/messages/words.ts";

export const deliverText = words({ en: en.deliverText });
