import * as en from "#app/content/messages/en/orders/checkout-refusals.ts";
import { words } from "#app/content/messages/words.ts";

export const checkoutRefusalsText = words({ en: en.checkoutRefusalsText });
