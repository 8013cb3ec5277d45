import * as en from "#app/content/messages/en/request.ts";
import { words } from "#app/content/messages/words.ts";

export const requestText = words({ en: en.requestText });
