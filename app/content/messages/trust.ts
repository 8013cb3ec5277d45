import * as en from "#app/content/messages/en/trust.ts";
import { words } from "#app/content/messages/words.ts";

export const trustText = words({ en: en.trustText });
