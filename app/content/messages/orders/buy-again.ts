import * as en from "#app/content/messages/en/orders/buy-again.ts";
import { words } from "#app/content/messages/words.ts";

export const buyAgainText = words({ en: en.buyAgainText });
