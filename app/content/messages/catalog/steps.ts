import * as en from "#app/content/messages/en/catalog/steps.ts";
import { words } from "#app/content/messages/words.ts";

export const stepsText = words({ en: en.stepsText });
