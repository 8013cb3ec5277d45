import * as en from "#app/content/messages/en/orders/business.ts";
import { words } from "#app/content/messages/words.ts";

export const businessText = words({ en: en.businessText });
