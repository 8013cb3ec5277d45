import * as en from "#app/content/messages/en/pages/office-gallery.ts";
import { words } from "#app/content/messages/words.ts";

export const officeGalleryText = words({ en: en.officeGalleryText });
