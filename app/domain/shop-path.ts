// Paths inside the shop never bear a language: English stands at "/", the second language at "/hi", and the shop page is
// "/shop" at both doors. What a browser is given bears it, what code compares, stores and looks up does not.

/** Where the second language stands. */
export const SECOND_DOOR = "/hi";

const AT_SECOND_DOOR = new RegExp(`^${SECOND_DOOR}(?=$|[/?#])`);
/** The office, which stays English, and what bears no words: files, pictures, maps for search engines, calls of programs. */
const WITHOUT_LANGUAGE =
  /^\/(admin|auth\/google\/callback|records|media|pictures|share|health|ready|\.well-known|api\/(auth|functions|visit)|[\w-]*(sitemap[\w-]*\.xml|robots\.txt))(?=$|[/?#.])/i;

/** Whether that path bears the second language. */
export function isAtSecondDoor(path: string): boolean {
  return AT_SECOND_DOOR.test(path);
}

/** "/shop" of the address "/shop" and of "/hi/shop"; a path may bring its query. */
export function shopPath(address: string | { pathname: string }): string {
  const path = typeof address === "string" ? address : address.pathname;
  const inside = path.replace(AT_SECOND_DOOR, "");
  return inside.startsWith("/") ? inside : `/${inside}`;
}

/** The path to look up for an address where nothing stands: without a second language, "/hi/shop" is one like any other. */
export function unknownPath(address: { pathname: string }, secondLanguage: string | undefined): string {
  return secondLanguage === undefined ? address.pathname : shopPath(address);
}

/** "/hi/shop" of "/shop" and "/hi" of "/", for the second language; what has no language keeps its one address. */
export function atSecondDoor(path: string): string {
  const inside = shopPath(path);
  return hasNoLanguage(inside) ? inside : SECOND_DOOR + inside.replace(/^\/(?=$|[?#])/, "");
}

/** Whether what stands at that path inside the shop is the same in every language, and so stands there alone. */
export function hasNoLanguage(path: string): boolean {
  return WITHOUT_LANGUAGE.test(path);
}
