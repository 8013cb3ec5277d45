import * as en from "#app/content/messages/en/payments/counter-code.ts";
import { words } from "#app/content/messages/words.ts";

export const counterCodeText = words({ en: en.counterCodeText });
