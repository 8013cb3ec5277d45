import * as en from "#app/content/messages/en/stock/office-stock.ts";
import { words } from "#app/content/messages/words.ts";

export const officeStockText = words({ en: en.officeStockText });
