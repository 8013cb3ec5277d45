import * as en from "#app/content/messages/en/payments/online.ts";
import { words } from "#app/content/messages/words.ts";

export const onlineText = words({ en: en.onlineText });
