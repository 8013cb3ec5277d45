import * as en from "#app/content/messages/en/orders/order-mail.ts";
import { words } from "#app/content/messages/words.ts";

export type { LetterOrder } from "#app/content/messages/en/orders/order-mail.ts";

export const mail = words({ en: en.mail });
