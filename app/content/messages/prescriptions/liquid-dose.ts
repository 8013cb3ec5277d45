import * as en from "#app/content/messages/en/prescriptions/liquid-dose.ts";
import { words } from "#app/content/messages/words.ts";

export const onLiquid = words({ en: en.onLiquid });
