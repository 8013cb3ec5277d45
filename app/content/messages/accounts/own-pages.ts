import * as en from "#app/content/messages/en/accounts/own-pages.ts";
import { words } from "#app/content/messages/words.ts";

export const ownPagesText = words({ en: en.ownPagesText });
