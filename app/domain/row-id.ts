// The id of a row as addresses and forms carry it: a whole number that a table's key can hold.

/** The id that a text says; undefined for anything else, also for numbers that no row has. */
export function parseRowId(text: unknown): number | undefined {
  return typeof text === "string" && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
