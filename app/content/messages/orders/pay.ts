import * as en from "#app/content/messages/en/orders/pay.ts";
import { words } from "#app/content/messages/words.ts";

export const payText = words({ en: en.payText });
