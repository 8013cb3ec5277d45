// A number for each row of a table, by its id. A changed copy shares all but the chunks that were written to, so that whoever
// reads the older one sees it as it was, and a change costs the same in a large table.

/** What an id has that has no number. */
export const NONE = -1;

const SIZE = 1_024;

export type NumberChunks = readonly (Int32Array | undefined)[];

/** The number of an id, or NONE. */
export function numberAt(chunks: NumberChunks, id: number): number {
  return chunks[Math.floor(id / SIZE)]?.[id % SIZE] ?? NONE;
}

/** A copy in which these ids have these numbers. */
export function withNumbers(
  chunks: NumberChunks,
  entries: Iterable<readonly [number, number]>,
): NumberChunks {
  const changed = [...chunks];
  const own = new Set<number>();
  for (const [id, number] of entries) {
    const place = Math.floor(id / SIZE);
    if (!own.has(place)) {
      changed[place] = changed[place]?.slice() ?? new Int32Array(SIZE).fill(NONE);
      own.add(place);
    }
    changed[place]![id % SIZE] = number;
  }
  return changed;
}

/** The ids whose number is from `least` to `most`, both above NONE, in their order. */
export function idsWithin(chunks: NumberChunks, { least, most }: { least: number; most: number }): number[] {
  const ids: number[] = [];
  for (const [place, chunk] of chunks.entries()) {
    if (!chunk) continue;
    for (let n = 0; n < SIZE; n++) {
      const number = chunk[n]!;
      if (number >= least && number <= most) ids.push(place * SIZE + n);
    }
  }
  return ids;
}
