import * as en from "#app/content/messages/en/office/office-messages.ts";
import { words } from "#app/content/messages/words.ts";

export const officeMessagesText = words({ en: en.officeMessagesText });
