import * as en from "#app/content/messages/en/enquiries/request.ts";
import { words } from "#app/content/messages/words.ts";

export const requestText = words({ en: en.requestText });
