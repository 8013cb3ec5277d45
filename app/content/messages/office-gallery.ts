import * as en from "#app/content/messages/en/office-gallery.ts";
import { words } from "#app/content/messages/words.ts";

export const officeGalleryText = words({ en: en.officeGalleryText });
