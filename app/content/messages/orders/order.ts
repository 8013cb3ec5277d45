import * as en from "#app/content/messages/en/orders/order.ts";
import { words } from "#app/content/messages/words.ts";

export const orderText = words({ en: en.orderText });
