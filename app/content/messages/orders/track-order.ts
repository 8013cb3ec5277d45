import * as en from "#app/content/messages/en/orders/track-order.ts";
import { words } from "#app/content/messages/words.ts";

export const trackOrderText = words({ en: en.trackOrderText });
