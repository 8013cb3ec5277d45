import * as en from "#app/content/messages/en/office-settings.ts";
import { words } from "#app/content/messages/words.ts";

export const officeSettingsText = words({ en: en.officeSettingsText });
