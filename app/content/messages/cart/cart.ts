import * as en from "#app/content/messages/en/cart/cart.ts";
import { words } from "#app/content/messages/words.ts";

export const cartText = words({ en: en.cartText });
