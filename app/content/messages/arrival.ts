import * as en from "#app/content/messages/en/arrival.ts";
import { words } from "#app/content/messages/words.ts";

export const arrivalText = words({ en: en.arrivalText });
export const deliveryHeading = words({ en: en.deliveryHeading });
