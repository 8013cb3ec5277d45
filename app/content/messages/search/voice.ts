import * as en from "#app/content/messages/en/search/voice.ts";
import { words } from "#app/content/messages/words.ts";

export const voiceText = words({ en: en.voiceText });
