import * as en from "#app/content/messages/en/orders/bought-again.ts";
import { words } from "#app/content/messages/words.ts";

export const boughtAgainText = words({ en: en.boughtAgainText });
