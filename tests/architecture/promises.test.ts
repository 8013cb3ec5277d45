import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPromises, writeRun } from "#tests/promises.ts";

const TEXT = readFileSync("docs/promises.md", "utf8");
const promises = readPromises(TEXT);

test("every promise names what shows it, and that is there", () => {
  expect(promises.length).toBeGreaterThan(30);
  expect(promises.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([]);
});

test("each figure that a test says has its place in one line, and each place its test", () => {
  const said = globSync("tests/**/*.test.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/noteFigure\(\s*"([a-z-]+)"/g)].map(
      ([, name]) => `${name} ${file}`,
    ),
  );
  const placed = promises.filter(({ figure }) => figure !== undefined);
  expect(said.length).toBeGreaterThan(3);
  for (const each of said) {
    const [name, file] = each.split(" ") as [string, string];
    expect(
      placed.filter(({ figure, files }) => figure === name && files.includes(file)),
      each,
    ).toHaveLength(1);
  }
  expect(new Set(said.map((each) => each.split(" ")[0]))).toEqual(
    new Set(placed.map(({ figure }) => figure)),
  );
});

test("a run writes its figures and its day to what it showed, and leaves the rest", () => {
  const text = [
    "| Promise | Shown by | Last figure | Last run |",
    "| No order is lost | `tests/drills/a.test.ts` | <!-- lost --> 3 of 9 | 1 Nov 2026 |",
    "| Nor a rupee | `tests/drills/a.test.ts`, `tests/drills/b.test.ts` | by rule | 1 Nov 2026 |",
  ].join("\n");
  const figures = new Map([["lost", "$& of 12"]]);
  const written = writeRun(text, { passed: new Set(["tests/drills/a.test.ts"]), figures, day: "2 Nov 2026" });
  expect(written).toBe(text.replace("3 of 9 | 1 Nov", () => "$& of 12 | 2 Nov"));
});
