import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** How many points each section has at levels 1 and 2 (ASVS 5.0.0); they are always the first ones. */
const SECTIONS = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

const POINTS = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, point) => `${chapter}.${section + 1}.${point + 1}`),
  ),
);

type Row = { points: string[]; answer: string; proof: string };

const [UNMET = [], ...CHAPTERS] = readFileSync("docs/asvs.md", "utf8").split("\n## ").slice(1).map(rowsOf);
const ROWS = CHAPTERS.flat();

function rowsOf(section: string): Row[] {
  return section
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, points = "", answer = "", proof = ""]) => ({ points: points.split(", "), answer, proof }));
}

/** The names of the tests of a file. */
const titlesIn = (text: string) => new Set([...text.matchAll(/\(\s*"([^"]+)"/g)].map(([, title]) => title));

test("each of the 253 points of ASVS at level 2 is answered once", () => {
  expect(POINTS).toHaveLength(253);
  expect(ROWS.flatMap(({ points }) => points).toSorted()).toEqual(POINTS.toSorted());
});

test("each answer names its test, file or document, or gives a reason", () => {
  const bare = ROWS.filter(
    ({ answer, proof }) => !answer || !/`[^`]+` “[^”]+”|\]\([^)]+\)|^reason: \w/.test(proof),
  );
  expect(bare).toEqual([]);
});

test("what stands after a file is in it: of a test its name, else a word", () => {
  const named = ROWS.flatMap(({ points, proof }) =>
    [...proof.matchAll(/`([^`]+\/[^`]+)`((?:,? “[^”]+”)*)/g)].flatMap(([, file, names]) =>
      [...names!.matchAll(/“([^”]+)”/g)].map(([, name]) => ({ point: points[0], file: file!, name: name! })),
    ),
  );
  expect(named.length).toBeGreaterThan(120);
  const astray = named.filter(({ file, name }) => {
    if (!existsSync(file)) return true;
    const text = readFileSync(file, "utf8");
    const isTest = /\.(test|spec)\.ts$/.test(file);
    return isTest ? !titlesIn(text).has(name) : !text.includes(name);
  });
  expect(astray).toEqual([]);
});

test("each chapter of another document that an answer names is there", () => {
  const links = ROWS.flatMap(({ proof }) => [...proof.matchAll(/\]\(([\w.]+)#([\w-]+)\)/g)]);
  expect(links.length).toBeGreaterThan(5);
  const astray = links.filter(([, file, chapter]) => {
    const titles = [...readFileSync(`docs/${file}`, "utf8").matchAll(/^##+ (.*)$/gm)];
    return !titles.some(([, title]) => title!.toLowerCase().replaceAll(" ", "-") === chapter);
  });
  expect(astray.map(([link]) => link)).toEqual([]);
});

test("what is not met, wholly or in part, stands at the top, and nothing else does", () => {
  const unmet = ROWS.filter(({ answer }) => /^\*\*(?:Partly|No)\*\*/.test(answer));
  expect(unmet.length).toBeGreaterThan(10);
  const told = UNMET.flatMap(({ points }) => points);
  expect(told.toSorted()).toEqual(unmet.flatMap(({ points }) => points).toSorted());
});
