// What somebody searched for lately, newest first. It is kept on the device alone: words for a complaint say something of a
// person's health.

const MOST_SEARCHES = 8;
const LONGEST = 200;
/** So many are shown beside other suggestions. */
const MOST_BESIDE = 3;

/** What a device has kept, whatever has become of it. */
export function readSearches(kept: string | null): string[] {
  try {
    const list: unknown = JSON.parse(kept ?? "[]");
    if (!Array.isArray(list)) return [];
    return list.filter((one): one is string => isSearch(one)).slice(0, MOST_SEARCHES);
  } catch {
    return [];
  }
}

/** The list with another search in front; one that is in it already, however written, moves there. */
export function withSearch(searches: readonly string[], typed: string): string[] {
  const search = typed.trim().replace(/\s+/g, " ");
  if (!isSearch(search)) return [...searches];
  const others = searches.filter((one) => one.toLowerCase() !== search.toLowerCase());
  return [search, ...others].slice(0, MOST_SEARCHES);
}

/** All of them for an empty field, else a few that begin with what is typed and are not just that. */
export function searchesFor(searches: readonly string[], typed: string): string[] {
  const begun = typed.trim().toLowerCase();
  if (begun === "") return [...searches];
  return searches
    .filter((one) => one.toLowerCase().startsWith(begun) && one.toLowerCase() !== begun)
    .slice(0, MOST_BESIDE);
}

function isSearch(one: unknown): boolean {
  return typeof one === "string" && one.trim() !== "" && one.length <= LONGEST;
}
