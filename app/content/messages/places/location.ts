import * as en from "#app/content/messages/en/places/location.ts";
import { words } from "#app/content/messages/words.ts";

export const locationText = words({ en: en.locationText });
