// Who reads a form: the screen, with the schemas of domain. Services are told values (docs/decisions/001).

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
