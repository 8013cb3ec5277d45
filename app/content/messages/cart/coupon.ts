import * as en from "#app/content/messages/en/cart/coupon.ts";
import { words } from "#app/content/messages/words.ts";

export const couponText = words({ en: en.couponText });
