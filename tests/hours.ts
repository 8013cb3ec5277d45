import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The moments, in India time, at which the suite must pass: shop open and shut, the last minutes of a day, of the financial year and of the year. */
export const MOMENTS = {
  "sunday-noon": "2026-11-29T12:00:00+05:30",
  morning: "2026-12-02T10:00:00+05:30",
  "before-six": "2026-12-03T17:59:00+05:30",
  "before-midnight": "2026-12-04T23:59:00+05:30",
  "march-end": "2027-03-31T23:50:00+05:30",
  "year-end": "2026-12-31T23:50:00+05:30",
} as const;

export type Moment = keyof typeof MOMENTS;
const NAMES = Object.keys(MOMENTS) as Moment[];
const DAY_MS = 86_400_000;

/** The moments asked for by name: all when none is named, `in-turn` the two of the day, so that three days see all. */
export function chooseMoments(asked: string | undefined, today: Date): Moment[] {
  if (asked === undefined) return NAMES;
  if (asked === "in-turn") {
    const day = dayNumber(today);
    const place = (day * 2) % NAMES.length;
    const pair = NAMES.slice(place, place + 2);
    // Every other three days the other way round: all is run at the first, only some at the second.
    return Math.floor(day / 3) % 2 === 0 ? pair.toReversed() : pair;
  }
  const named = NAMES.find((name) => name === asked);
  if (!named) throw new Error(`There is no moment "${asked}". There are: ${NAMES.join(", ")}, in-turn.`);
  return [named];
}

/** The days since 1970, for what takes turns by the day. */
export function dayNumber(today: Date): number {
  return Math.floor(today.getTime() / DAY_MS);
}

/** The quarter of the files that a pair of days looks at, in their order; four pairs in a row look at all. */
export function quarterOfDay(files: string[], day: number): string[] {
  return files.toSorted().filter((_, place) => (place + Math.floor(day / 2)) % 4 === 0);
}

/** They take twenty seconds or more each; CI runs a third of them a day. */
const LONG = [
  "tests/drills/upgrade.test.ts",
  "tests/drills/flood-of-orders.test.ts",
  "tests/http/claims.test.ts",
  "tests/http/fuzz.test.ts",
  "tests/http/crawl.test.ts",
  "tests/server/data-folder.test.ts",
  "tests/server/failed-start.test.ts",
  "tests/drills/move.test.ts",
  "tests/drills/database-restart.test.ts",
  "tests/http/office-links.test.ts",
  "tests/drills/snapshot.test.ts",
  "tests/drills/cut-answers.test.ts",
  "tests/http/dropped-pages.test.ts",
  "tests/server/keep-copies.test.ts",
  "tests/drills/outage.test.ts",
  "tests/drills/kill-copies.test.ts",
  "tests/server/end.test.ts",
  "tests/drills/kill.test.ts",
  "tests/server/copy-database.test.ts",
  "tests/server/template.test.ts",
  "tests/server/hold-folder.test.ts",
  "tests/server/dev.test.ts",
  "tests/server/postgres.test.ts",
  "tests/services/broken-connections.test.ts",
];

/** The long files that wait for another day; eighteen days run each at every first moment. */
export function longOfOtherDays(day: number): string[] {
  return LONG.filter((_, place) => (place + day + Math.floor(day / 6)) % 3 !== 0);
}

/** The files without the long ones. */
export function shortOnes(files: string[]): string[] {
  return files.filter((file) => !LONG.includes(file));
}

/** Environment for processes whose clocks show that moment and go on from there; also asked by a process that has such a clock. */
export function clockAt(moment: Moment): NodeJS.ProcessEnv {
  const realNow = Date.now() - Number(process.env.CLOCK_AHEAD_MS ?? 0);
  const aheadMs = Date.parse(MOMENTS[moment]) - realNow;
  const preload = pathToFileURL(resolve("tests/support/clock.ts")).href;
  return {
    CLOCK_AHEAD_MS: String(aheadMs),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${preload}`.trim(),
  };
}

/** They say the same at each moment. */
const READ_NO_CLOCK = ["tests/http/fuzz.test.ts", "tests/http/nginx.test.ts", "tests/http/proxies.test.ts"];

/** Test files that ask the built shop, whose clock is the real one. */
export function asksTheShop(): string[] {
  return globSync("tests/http/*.test.ts").filter((file) => !READ_NO_CLOCK.includes(file));
}

/** Test files in which the real clock counts: all that ask the built shop, and services that are told no fixed moment. */
export function readsTheClock(): string[] {
  const services = globSync("tests/services/*.test.ts").filter((file) =>
    /new Date\(\)|Date\.now\(\)|test-auth/.test(readFileSync(file, "utf8")),
  );
  return [...asksTheShop(), ...services];
}
