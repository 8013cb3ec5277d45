import * as en from "#app/content/messages/en/pages/office-links.ts";
import { words } from "#app/content/messages/words.ts";

export const officeLinksText = words({ en: en.officeLinksText });
