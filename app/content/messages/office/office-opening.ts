import * as en from "#app/content/messages/en/office/office-opening.ts";
import { words } from "#app/content/messages/words.ts";

export const officeOpeningText = words({ en: en.officeOpeningText });
