import * as en from "#app/content/messages/en/checkout-steps.ts";
import { words } from "#app/content/messages/words.ts";

export const checkoutStepsText = words({ en: en.checkoutStepsText });
