import fc from "fast-check";
import { expect, test } from "vitest";
import { filledStars, summarizeRatings } from "#app/domain/catalog/rating.ts";

test("a product without reviews has no rating", () => {
  expect(summarizeRatings({})).toBeUndefined();
  expect(summarizeRatings({ 5: 0 })).toBeUndefined();
});

test("the average is given to one decimal, with the count of every star", () => {
  expect(summarizeRatings({ 5: 2, 4: 1, 1: 1 })).toEqual({
    count: 4,
    average: 3.8,
    countByStar: { 5: 2, 4: 1, 3: 0, 2: 0, 1: 1 },
  });
});

test("stars are filled to the floor of the rating", () => {
  expect([4.9, 4, 3.2].map(filledStars)).toEqual([4, 4, 3]);
});

test("an average lies between the lowest and the highest star given", () => {
  const counts = fc.record({
    1: fc.nat(500),
    2: fc.nat(500),
    3: fc.nat(500),
    4: fc.nat(500),
    5: fc.nat(500),
  });
  fc.assert(
    fc.property(counts, (countByStar) => {
      const given = ([1, 2, 3, 4, 5] as const).filter((star) => countByStar[star] > 0);
      const average = summarizeRatings(countByStar)?.average;
      expect(average !== undefined).toBe(given.length > 0);
      if (average === undefined) return;
      expect(average).toBeGreaterThanOrEqual(given.at(0)!);
      expect(average).toBeLessThanOrEqual(given.at(-1)!);
    }),
  );
});
