import * as en from "#app/content/messages/en/delivery.ts";
import { words } from "#app/content/messages/words.ts";

export const deliveryText = words({ en: en.deliveryText });
