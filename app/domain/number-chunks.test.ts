import fc from "fast-check";
import { expect, test } from "vitest";
import { idsWithin, NONE, type NumberChunks, numberAt, withNumbers } from "#app/domain/number-chunks.ts";

const anId = fc.integer({ min: 0, max: 5_000 });
const changes = fc.array(fc.array(fc.tuple(anId, fc.integer({ min: NONE, max: 6 })), { maxLength: 20 }));

test("each copy has the numbers that were written up to it, and finds the ids that have so many", () => {
  fc.assert(
    fc.property(
      changes,
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 6 }),
      (written, least, most) => {
        let chunks: NumberChunks = [];
        const numbers = new Map<number, number>();
        const copies = written.map((entries) => {
          chunks = withNumbers(chunks, entries);
          for (const [id, number] of entries) numbers.set(id, number);
          return { chunks, numbers: new Map(numbers) };
        });
        for (const copy of copies) {
          const within = [...copy.numbers].flatMap(([id, n]) => (n >= least && n <= most ? [id] : []));
          expect(idsWithin(copy.chunks, { least, most })).toEqual(within.sort((a, b) => a - b));
          for (const [id, number] of copy.numbers) expect(numberAt(copy.chunks, id)).toBe(number);
        }
      },
    ),
  );
  expect(numberAt([], 7)).toBe(NONE);
});
