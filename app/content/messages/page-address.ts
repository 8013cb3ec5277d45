import { LOCALES } from "#app/content/messages/locale.ts";
import { spoken } from "#app/content/messages/spoken.ts";
import type { PagePath } from "#app/domain/route-path.ts";
import { atSecondDoor } from "#app/domain/shop-path.ts";

/** What a browser is given for a path inside the shop, where the router does not write it: in the language spoken, "/hi/cart" of "/cart". */
export function hrefOf(path: PagePath): string {
  return LOCALES[spoken()].prefix === "" ? path : atSecondDoor(path);
}

/** The full address of a page in the language spoken, for letters, structured data and search engines. */
export function pageAddress(origin: string, path: PagePath): string {
  return origin + hrefOf(path);
}
