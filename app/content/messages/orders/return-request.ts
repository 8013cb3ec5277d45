import * as en from "#app/content/messages/en/orders/return-request.ts";
import { words } from "#app/content/messages/words.ts";

export const returnRequestText = words({ en: en.returnRequestText });
