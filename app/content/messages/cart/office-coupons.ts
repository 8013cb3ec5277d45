import * as en from "#app/content/messages/en/cart/office-coupons.ts";
import { words } from "#app/content/messages/words.ts";

export const officeCouponsText = words({ en: en.officeCouponsText });
