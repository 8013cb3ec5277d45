import * as en from "#app/content/messages/en/office/office-customers.ts";
import { words } from "#app/content/messages/words.ts";

export const officeCustomersText = words({ en: en.officeCustomersText });
