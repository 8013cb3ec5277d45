import * as en from "#app/content/messages/en/office.ts";
import { words } from "#app/content/messages/words.ts";

export const officeText = words({ en: en.officeText });
