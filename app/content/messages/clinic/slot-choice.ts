import * as en from "#app/content/messages/en/clinic/slot-choice.ts";
import { words } from "#app/content/messages/words.ts";

export const slotChoiceText = words({ en: en.slotChoiceText });
