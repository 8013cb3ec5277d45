import * as en from "#app/content/messages/en/booked.ts";
import { words } from "#app/content/messages/words.ts";

export const booked = words({ en: en.booked });
