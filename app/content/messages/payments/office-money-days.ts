import * as en from "#app/content/messages/en/payments/office-money-days.ts";
import { words } from "#app/content/messages/words.ts";

export const officeMoneyDaysText = words({ en: en.officeMoneyDaysText });
