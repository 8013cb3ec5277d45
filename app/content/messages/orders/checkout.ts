import * as en from "#app/content/messages/en/orders/checkout.ts";
import { words } from "#app/content/messages/words.ts";

export const checkoutText = words({ en: en.checkoutText });
