import * as en from "#app/content/messages/en/orders/office-returns.ts";
import { words } from "#app/content/messages/words.ts";

export const officeReturnsText = words({ en: en.officeReturnsText });
