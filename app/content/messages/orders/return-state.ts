import * as en from "#app/content/messages/en/orders/return-state.ts";
import { words } from "#app/content/messages/words.ts";

export const returnStateText = words({ en: en.returnStateText });
