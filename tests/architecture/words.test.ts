import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const MESSAGES = "app/content/messages/";
const TWIN = /#app\/content\/messages\/(en|hi)\/([\w/-]+)\.ts/g;

const files = globSync("{app,server,scripts,bench,tests}/**/*.{ts,tsx}").filter(
  (file) => !file.endsWith("architecture/words.test.ts"),
);
const english = files
  .filter((file) => file.startsWith(`${MESSAGES}en/`))
  .map((file) => file.slice(`${MESSAGES}en/`.length));

test("the words of an area are read through its door alone", () => {
  const past = files.flatMap((file) => {
    const language = /^app\/content\/messages\/(en|hi)\//.exec(file)?.[1];
    return [...readFileSync(file, "utf8").matchAll(TWIN)]
      .filter(([, of, area]) => (language ? of !== language : file !== `${MESSAGES}${area}.ts`))
      .map(([twin]) => `${file} → ${twin}`);
  });
  expect(english.length).toBeGreaterThan(50);
  expect(past).toEqual([]);
});
test("every area of English words has its door, which lets all of them through", () => {
  const closed = english.flatMap((area) => {
    const names = exportedBy(`${MESSAGES}en/${area}`);
    const door = `${MESSAGES}${area}`;
    if (!existsSync(door)) return [`${door} is missing`];
    const through = exportedBy(door);
    return names.filter((name) => !through.includes(name)).map((name) => `${door} lacks ${name}`);
  });
  expect(closed).toEqual([]);
});
test("a twin has an English original", () => {
  const twins = globSync(`${MESSAGES}hi/**/*.ts`).map((file) => file.slice(`${MESSAGES}hi/`.length));
  expect(twins.filter((area) => !english.includes(area))).toEqual([]);
});

function exportedBy(file: string): string[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name!);
}
