import * as en from "#app/content/messages/en/shop/office-settings.ts";
import { words } from "#app/content/messages/words.ts";

export const officeSettingsText = words({ en: en.officeSettingsText });
