import * as en from "#app/content/messages/en/books/office-month.ts";
import { words } from "#app/content/messages/words.ts";

export const officeMonthText = words({ en: en.officeMonthText });
