import * as en from "#app/content/messages/en/pages/gallery.ts";
import { words } from "#app/content/messages/words.ts";

export const galleryText = words({ en: en.galleryText });
