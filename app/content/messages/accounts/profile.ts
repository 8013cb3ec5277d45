import * as en from "#app/content/messages/en/accounts/profile.ts";
import { words } from "#app/content/messages/words.ts";

export const profileText = words({ en: en.profileText });
