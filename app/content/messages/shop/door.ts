import * as en from "#app/content/messages/en/shop/door.ts";
import { words } from "#app/content/messages/words.ts";

export const doorText = words({ en: en.doorText });
