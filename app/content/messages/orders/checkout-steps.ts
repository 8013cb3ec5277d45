import * as en from "#app/content/messages/en/orders/checkout-steps.ts";
import { words } from "#app/content/messages/words.ts";

export const checkoutStepsText = words({ en: en.checkoutStepsText });
