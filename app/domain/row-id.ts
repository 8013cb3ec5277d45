import { parseWholeNumber } from "#app/domain/typed-number.ts";

/** The highest that an integer column of PostgreSQL takes. */
const HIGHEST = 2 ** 31 - 1;

/** The id of a row as an address or a form carries it; undefined for what can be the id of none. */
export function parseRowId(typed: unknown): number | undefined {
  return parseWholeNumber(typed, { min: 1, max: HIGHEST });
}
