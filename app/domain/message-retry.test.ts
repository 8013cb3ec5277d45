import { expect, test } from "vitest";
import { isGivenUp, pauseAfter, tryUntil } from "#app/domain/message-retry.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const dueAt = new Date("2026-11-21T10:00:00+05:30");

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 32],
  [7, 60],
  [8, 60],
  [40, 60],
  [2000, 60],
])("after %i failed tries a message waits %i minutes, and up to a tenth longer", (tries, minutes) => {
  expect(pauseAfter(tries, 0)).toBe(minutes * MINUTE);
  expect(pauseAfter(tries, 1)).toBe((minutes * MINUTE * 11) / 10);
});

test("whatever chance says, a message is tried for 48 hours, at most an hour and a bit apart", () => {
  for (let round = 0; round < 50; round++) {
    const triedAt = [dueAt];
    for (;;) {
      const nextTryAt = new Date(triedAt.at(-1)!.getTime() + pauseAfter(triedAt.length, Math.random()));
      if (isGivenUp({ tries: triedAt.length, tryUntil: tryUntil(dueAt), nextTryAt })) break;
      triedAt.push(nextTryAt);
    }
    const hours = (triedAt.at(-1)!.getTime() - dueAt.getTime()) / HOUR;
    expect(hours).toBeGreaterThan(46.8);
    expect(hours).toBeLessThanOrEqual(48);
    expect(triedAt.length).toBeGreaterThan(45);
  }
});

test("a message whose shop slept for three days is tried eight times all the same", () => {
  const awake = new Date(dueAt.getTime() + 72 * HOUR);
  for (const [tries, isOver] of [
    [1, false],
    [7, false],
    [8, true],
  ] as const)
    expect(isGivenUp({ tries, tryUntil: tryUntil(dueAt), nextTryAt: awake }), `${tries}`).toBe(isOver);
});
