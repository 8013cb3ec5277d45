import * as en from "#app/content/messages/en/search/scan.ts";
import { words } from "#app/content/messages/words.ts";

export const scanText = words({ en: en.scanText });
