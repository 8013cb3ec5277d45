import * as en from "#app/content/messages/en/orders/office-orders.ts";
import { words } from "#app/content/messages/words.ts";

export const officeOrdersText = words({ en: en.officeOrdersText });
