import * as en from "#app/content/messages/en/accounts/second-factor-setup.ts";
import { words } from "#app/content/messages/words.ts";

export const secondFactorSetupText = words({ en: en.secondFactorSetupText });
