import * as en from "#app/content/messages/en/catalog/pincode.ts";
import { words } from "#app/content/messages/words.ts";

export const pincodeText = words({ en: en.pincodeText });
