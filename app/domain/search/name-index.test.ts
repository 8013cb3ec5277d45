import { expect, test } from "vitest";
import { createNameIndex } from "#app/domain/search/name-index.ts";

const OTHER_NAMES = 4;
const NAMES_PER_SLICE = 100;

test("names are added in slices of a hundred, so that nobody waits for all of them", () => {
  const index = createNameIndex();
  let taken = 0;
  function* entries() {
    for (; taken < 2_000; taken++)
      yield {
        name: `remedy ${taken}`,
        otherNames: Array.from({ length: OTHER_NAMES }, (_, n) => `name ${n} of ${taken}`),
      };
  }
  const slices: number[] = [];
  for (let before = 0, work = index.add(entries()); !work.next().done; before = taken)
    slices.push((taken - before) * (1 + OTHER_NAMES));
  expect(slices.length).toBeGreaterThanOrEqual(99);
  expect(Math.max(...slices)).toBeLessThanOrEqual(NAMES_PER_SLICE + OTHER_NAMES);
  expect(index.match(["remedy", "1999"])[0]?.entry.name).toBe("remedy 1999");
});
