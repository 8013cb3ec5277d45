import * as en from "#app/content/messages/en/accounts/proof.ts";
import { words } from "#app/content/messages/words.ts";

export const proofText = words({ en: en.proofText });
