import * as en from "#app/content/messages/en/accounts/proof-refusals.ts";
import { words } from "#app/content/messages/words.ts";

export const proofRefusalsText = words({ en: en.proofRefusalsText });
