import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bound, BUDGETS, isLow, secondsToWait, stillCounted } from "#app/domain/budget.ts";

const START = Date.parse("2026-11-23T10:00:00Z");
const at = (seconds: number) => new Date(START + seconds * 1000);

/** Asks at those seconds, taking whenever it is free; gives the seconds at which it was. */
function taken(bound: Bound, asked: number[], isProven = false): number[] {
  const spent: number[] = [];
  for (const second of asked)
    if (secondsToWait(bound, { spent: spent.map(at), isProven, now: at(second) }) === 0) spent.push(second);
  return spent;
}

test("however one asks, no window of the bound ever holds more than its limit, and who waits as told is served", () => {
  const moments = fc.array(fc.nat(4_000), { maxLength: 60 }).map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(
      moments,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 20 }),
      (asked, limit, minutes) => {
        const bound = { per: "line", limit, minutes } as const;
        const spent = taken(bound, asked);
        for (const end of spent)
          expect(
            spent.filter((second) => second <= end && second > end - minutes * 60).length,
          ).toBeLessThanOrEqual(limit);
        const wait = secondsToWait(bound, { spent: spent.map(at), isProven: false, now: at(4_000) });
        expect(taken(bound, [...asked, 4_000 + wait]).at(-1)).toBe(4_000 + wait);
      },
    ),
  );
});

test("an hour has no edge at which twice as many pass", () => {
  const bound = { per: "line", limit: 10, minutes: 60 } as const;
  const burst = (second: number) => Array<number>(10).fill(second);
  expect(taken(bound, [...burst(3_590), ...burst(3_610)])).toHaveLength(10);
});

test("the wait doubles with each try, is said in seconds, and is over when the window is", () => {
  const bound = { per: "subject", limit: 7, minutes: 15, free: 3 } as const;
  const wait = (spent: number[], second: number) =>
    secondsToWait(bound, { spent: spent.map(at), isProven: false, now: at(second) });
  expect(wait([0, 0], 0)).toBe(0);
  expect(wait([0, 0, 0], 0)).toBe(1);
  expect(wait([0, 0, 0, 1], 1)).toBe(2);
  expect(wait([0, 0, 0, 1, 3], 3)).toBe(4);
  expect(wait([0, 0, 0, 1, 3, 7], 15)).toBe(0);
  expect(wait([0, 0, 0, 1, 3, 7, 15], 16)).toBe(15 * 60 - 16);
  expect(wait([0, 0, 0, 1, 3, 7, 15], 15 * 60)).toBe(0);
});

test("of many at once nobody is refused because somebody a moment later came before", () => {
  const bound = { per: "subject", limit: 10, minutes: 15 } as const;
  const spent = [at(0.004), at(0.002)];
  expect(secondsToWait(bound, { spent, isProven: false, now: at(0.001) })).toBe(0);
});

test("what is kept for the proven is left when strangers have used up theirs, and all together never pass the limit", () => {
  const bound = { per: "shop", limit: 5, minutes: 60, reserve: 2 } as const;
  const strangers = taken(bound, [1, 2, 3, 4, 5]);
  expect(strangers).toEqual([1, 2, 3]);
  const free = (spent: number[], isProven: boolean) =>
    secondsToWait(bound, { spent: spent.map(at), isProven, now: at(10) }) === 0;
  expect(free(strangers, false)).toBe(false);
  expect(free(strangers, true)).toBe(true);
  expect(free([...strangers, 6, 7], true)).toBe(false);
});

test("the owner is told when four fifths of what strangers may take is taken", () => {
  const bound = { per: "shop", limit: 120, minutes: 60, reserve: 60 } as const;
  expect(isLow(bound, 47)).toBe(false);
  expect(isLow(bound, 48)).toBe(true);
});

test("what counts no more is forgotten", () => {
  const spent = [at(0), at(120), at(60)];
  expect(stillCounted({ spent, minutes: 1, now: at(120) })).toEqual([at(120)]);
  expect(stillCounted({ spent, minutes: 2, now: at(120) })).toEqual([at(60), at(120)]);
});

test("what is kept for the proven is always less than all there is", () => {
  for (const bounds of Object.values(BUDGETS) as unknown as Bound[][])
    for (const { limit, reserve = 0 } of bounds) expect(reserve).toBeLessThan(limit);
});

test("what was counted by a clock that ran ahead locks nobody out once it is right again", () => {
  const bound = { per: "subject", limit: 3, minutes: 15, free: 1 } as const;
  const spent = [at(0), at(9 * 365 * 86_400), at(9 * 365 * 86_400 + 1), at(9 * 365 * 86_400 + 2)];
  expect(stillCounted({ spent, minutes: 15, now: at(10) })).toEqual([at(0)]);
  expect(secondsToWait(bound, { spent, isProven: false, now: at(10) })).toBe(0);
});
