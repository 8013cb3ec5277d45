import * as en from "#app/content/messages/en/catalog/cannot-buy.ts";
import { words } from "#app/content/messages/words.ts";

export const cannotBuyText = words({ en: en.cannotBuyText });
