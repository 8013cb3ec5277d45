import { LOCALES } from "#app/content/messages/locale.ts";
import { spoken } from "#app/content/messages/spoken.ts";
import type { PagePath } from "#app/domain/route-path.ts";
import { atSecondDoor } from "#app/domain/shop-path.ts";

// English pages carry page-address-in-english.ts in this one's place (server/bundle/built-words.ts): a browser that reads English
// needs no table of languages.

/** The language of the page, as `<html lang>` and `og:locale` name it. */
export function pageLanguage(): { htmlLang: string; ogLocale: string } {
  return LOCALES[spoken()];
}

/** Whether the page is read in the second language. */
export function isInSecondLanguage(): boolean {
  return LOCALES[spoken()].prefix !== "";
}

/** What a browser is given for a path inside the shop, where the router does not write it: in the language spoken, "/hi/cart" of "/cart". */
export function hrefOf(path: PagePath): string {
  return isInSecondLanguage() ? atSecondDoor(path) : path;
}

/** The full address of a page in the language spoken, for letters, structured data and search engines. */
export function pageAddress(origin: string, path: PagePath): string {
  return origin + hrefOf(path);
}
