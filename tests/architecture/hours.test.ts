import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import {
  chooseMoments,
  clockAt,
  longOfOtherDays,
  MOMENTS,
  type Moment,
  quarterOfDay,
  shortOnes,
} from "#tests/hours.ts";

const NAMES = Object.keys(MOMENTS) as Moment[];

test.each(NAMES)(
  "a process that is started at the moment %s shows it on every clock, and goes on",
  (name) => {
    const script = `const read = [new Date().getTime(), Date.now(), Date.parse(Date()), new Date(Date.now()).getTime()];
    const fixed = new Date("2026-11-21T05:00:00Z");
    console.log(JSON.stringify([read, fixed.toISOString(), fixed instanceof Date, new Date(2026, 0).getFullYear()]))`;
    const began = Date.now();
    const printed = execFileSync(process.execPath, ["-e", script], {
      env: { ...process.env, ...clockAt(name) },
    });
    const passedMs = Date.now() - began;
    const [read, ...fixed] = JSON.parse(String(printed)) as [number[], ...unknown[]];
    for (const instant of read) {
      // Date() as a text has no milliseconds.
      expect(instant).toBeGreaterThan(Date.parse(MOMENTS[name]) - 1_000);
      expect(instant).toBeLessThanOrEqual(Date.parse(MOMENTS[name]) + passedMs);
    }
    expect(fixed).toEqual(["2026-11-21T05:00:00.000Z", true, 2026]);
  },
);

test("in turn means two moments a day, and all of them in three days", () => {
  const days = [0, 1, 2].map((day) => chooseMoments("in-turn", new Date(Date.UTC(2026, 10, 22 + day, 12))));
  expect(days.map((moments) => moments.length)).toEqual([2, 2, 2]);
  expect(new Set(days.flat())).toEqual(new Set(NAMES));
});

test("a day looks at a quarter of the files, and eight days in a row at all of them twice", () => {
  const files = ["a", "b", "c", "d", "e"];
  const days = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => quarterOfDay(files, 20_000 + day));
  expect(days.flat().toSorted()).toEqual([...files, ...files].toSorted());
});

test("of the long files a day runs a third, and eighteen days run each at every moment", () => {
  const files = globSync("tests/{drills,http,server,services}/*.test.ts");
  const long = files.filter((file) => !shortOnes(files).includes(file));
  const run = new Set<string>();
  for (let day = 20_000; day < 20_018; day++) {
    const [first] = chooseMoments("in-turn", new Date(day * 86_400_000));
    const today = long.filter((file) => !longOfOtherDays(day).includes(file));
    expect(today).toHaveLength(long.length / 3);
    for (const file of today) run.add(`${file} ${first}`);
  }
  expect(long.length).toBeGreaterThan(10);
  expect(run.size).toBe(long.length * NAMES.length);
});

test("one moment can be asked for by name; without a name it is all of them, and no other word is one", () => {
  expect(chooseMoments("year-end", new Date())).toEqual(["year-end"]);
  expect(chooseMoments(undefined, new Date())).toEqual(NAMES);
  expect(() => chooseMoments("tea-time", new Date())).toThrow("There are: sunday-noon");
});
