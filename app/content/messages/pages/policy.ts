import * as en from "#app/content/messages/en/pages/policy.ts";
import { words } from "#app/content/messages/words.ts";

export const policyText = words({ en: en.policyText });
