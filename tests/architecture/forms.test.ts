// Who reads a form: the screen, with the fields of domain (docs/decisions/031). Services are told values (docs/decisions/001).

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = process.env.ROOT ?? ".";
const code = (pattern: string) =>
  globSync(`${ROOT}/${pattern}`)
    .filter((path) => !path.includes(".test."))
    .map((path) => ({
      name: path.slice(path.lastIndexOf("app/")),
      text: readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""),
    }));
const linesWith = (files: { name: string; text: string }[], pattern: RegExp) =>
  files.flatMap(({ name, text }) =>
    text.split("\n").flatMap((line) => (pattern.test(line) ? [`${name}: ${line.trim()}`] : [])),
  );
/** So short that a name would say less. */
const PLAIN = ["/^\\d+$/", "/^\\d{1,10}$/", "/^https$/"];
const house = code("app/**/*.{ts,tsx}").filter(
  ({ name }) => !/^app\/(db\/(migrations|seed)|content)\//.test(name),
);
const below = code("app/{services,db,integrations}/**/*.ts");

test("the check of forms sees the services", () => {
  expect(below.length).toBeGreaterThan(100);
});
test("no service, table or integration takes a form, a request or the questions of an address", () => {
  // Making one, for a link or for a library that wants it, is another thing.
  expect(linesWith(below, /(?<!new |\w|["'`])(FormData|Request|URLSearchParams)\b(?!["'`])/)).toEqual([]);
});
test("no service asks which button was pressed", () => {
  expect(linesWith(below, /\bintent\b/)).toEqual([]);
});
test("the texts of a form are taken in one place", () => {
  const others = house.filter(({ name }) => name !== "app/domain/form/form-text.ts");
  expect(linesWith(others, /\bform\s*\.(get|getAll)\(/)).toEqual([]);
});
test("a pattern that whole texts are held against stands in one place", () => {
  const patterns = house.flatMap(({ name, text }) =>
    [...text.matchAll(/\/\^(?:[^/\n\\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\$\/[a-z]*/g)].map(([pattern]) => ({
      name,
      pattern,
    })),
  );
  const twice = [...Map.groupBy(patterns, ({ pattern }) => pattern)]
    .filter(
      ([pattern, places]) => new Set(places.map(({ name }) => name)).size > 1 && !PLAIN.includes(pattern),
    )
    .map(([pattern, places]) => `${pattern}: ${places.map(({ name }) => name).join(", ")}`);
  expect(patterns.length).toBeGreaterThan(40);
  expect(twice).toEqual([]);
});
test("rupees are read by one parser, and numbers by two", () => {
  // An id of a row is read apart, to spare pages a file.
  const parsers = [
    "app/domain/form/parse-rupees.ts",
    "app/domain/form/typed-number.ts",
    "app/domain/form/row-id.ts",
  ];
  const others = house.filter(({ name }) => !parsers.includes(name));
  expect(linesWith(others, /\[₹,|\[,₹|\\d\{1,\d\}\(\\\.\\d/)).toEqual([]);
  expect(linesWith(others, /\/\^\\d\{1,\d+\}\$\/\.test\([^)]*\)\s*\?\s*Number/)).toEqual([]);
});
test("what came of a command is a result, and why not a refusal: services know no other words", () => {
  // A row of an import has an outcome of its own: created, changed, the same or wrong.
  const words = /\btype (?!ImportOutcome\b)\w*(Outcome|Answer|Reply|Said|Mistakes?)\b/;
  expect(linesWith(below, words)).toEqual([]);
});
test("every screen of the office answers in the one way", () => {
  const screens = house.filter(({ name }) => name.startsWith("app/routes/admin/"));
  expect(linesWith(screens, /\breply\??: OfficeReply;/)).toEqual([]);
});
