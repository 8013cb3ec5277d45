/** The highest that an integer column of PostgreSQL takes. */
const HIGHEST = 2 ** 31 - 1;

/** The id of a row as an address or a form carries it; undefined for what can be the id of none. */
export function parseRowId(typed: unknown): number | undefined {
  // Read here and not by domain/form/typed-number.ts: the page of an order would load that with the file of the shop's shelves.
  const id = typeof typed === "string" && /^\d{1,10}$/.test(typed) ? Number(typed) : 0;
  return id > 0 && id <= HIGHEST ? id : undefined;
}
