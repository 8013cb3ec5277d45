import { expect, test } from "vitest";
import { createLine } from "#app/domain/line.ts";

test("no more than asked for is done at once, the rest in turn, and what finds the line full is told so", async () => {
  const inLine = createLine({ atOnce: 2, mostWaiting: 1 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) => () => {
    begun.push(n);
    return new Promise<number>((end) => ends.push(() => end(n)));
  };
  const all = [1, 2, 3, 4].map((n) => inLine(work(n)));
  expect(await all[3]).toBeUndefined();
  expect(begun).toEqual([1, 2]);
  ends[0]!();
  expect(await all[0]).toBe(1);
  await new Promise(setImmediate);
  expect(begun).toEqual([1, 2, 3]);
  ends[1]!();
  ends[2]!();
  expect(await Promise.all(all)).toEqual([1, 2, 3, undefined]);
});

test("work that fails leaves its place", async () => {
  const inLine = createLine({ atOnce: 1, mostWaiting: 0 });
  await expect(inLine(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await inLine(async () => "next")).toBe("next");
});
