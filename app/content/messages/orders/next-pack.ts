import * as en from "#app/content/messages/en/orders/next-pack.ts";
import { words } from "#app/content/messages/words.ts";

export const nextPackText = words({ en: en.nextPackText });
