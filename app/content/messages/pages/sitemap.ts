import * as en from "#app/content/messages/en/pages/sitemap.ts";
import { words } from "#app/content/messages/words.ts";

export const sitemapText = words({ en: en.sitemapText });
