import * as en from "#app/content/messages/en/basket.ts";
import { words } from "#app/content/messages/words.ts";

export const basketText = words({ en: en.basketText });
