import * as en from "#app/content/messages/en/cart/office-steps.ts";
import { words } from "#app/content/messages/words.ts";

export const officeStepsText = words({ en: en.officeStepsText });
