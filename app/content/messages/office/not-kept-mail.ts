import * as en from "#app/content/messages/en/office/not-kept-mail.ts";
import { words } from "#app/content/messages/words.ts";

export const notKeptMail = words({ en: en.notKeptMail });
