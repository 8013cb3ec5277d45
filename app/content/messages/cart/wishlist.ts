import * as en from "#app/content/messages/en/cart/wishlist.ts";
import { words } from "#app/content/messages/words.ts";

export const wishlistText = words({ en: en.wishlistText });
