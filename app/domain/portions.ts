/** So many rows are written at once: whoever wants one of them waits no second. */
const ROWS_AT_ONCE = 500;

/** The rows in portions to be written one after the other. */
export function* portionsOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    yield rows.slice(start, start + ROWS_AT_ONCE);
}
