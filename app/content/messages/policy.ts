import * as en from "#app/content/messages/en/policy.ts";
import { words } from "#app/content/messages/words.ts";

export const policyText = words({ en: en.policyText });
