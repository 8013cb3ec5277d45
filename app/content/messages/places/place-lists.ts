import * as en from "#app/content/messages/en/places/place-lists.ts";
import { words } from "#app/content/messages/words.ts";

export const placeListText = words({ en: en.placeListText });
