import * as en from "#app/content/messages/en/office/office-copies.ts";
import { words } from "#app/content/messages/words.ts";

export const officeCopiesText = words({ en: en.officeCopiesText });
