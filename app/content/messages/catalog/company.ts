import * as en from "#app/content/messages/en/catalog/company.ts";
import { words } from "#app/content/messages/words.ts";

export const companyText = words({ en: en.companyText });
