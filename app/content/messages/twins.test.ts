import { globSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { speak } from "#app/content/messages/speak.server.ts";
import { allSaid, findValues } from "#tests/support/words-asked.ts";

type Say = (...asked: unknown[]) => unknown;
type Saying = { name: string; english: Say; say: Say; values: unknown[] | undefined };

const MESSAGES = "app/content/messages";
const sayings: Saying[] = [];

beforeAll(async () => {
  for (const file of globSync(`${MESSAGES}/en/**/*.ts`)) {
    const area = file.slice(`${MESSAGES}/en/`.length);
    const english = await import(/* @vite-ignore */ resolve(file));
    const door = await import(/* @vite-ignore */ resolve(MESSAGES, area));
    collect(area, english, door);
  }
});

function collect(name: string, english: unknown, door: unknown): void {
  if (typeof english === "function") {
    const values = findValues(english as Say);
    sayings.push({ name, english: english as Say, say: door as Say, values });
  } else if (english && typeof english === "object")
    for (const [key, part] of Object.entries(english))
      collect(`${name} ${key}`, part, (door as Record<string, unknown>)[key]);
}

test("nearly all sentences of the shop can be said with made-up values", () => {
  const unsaid = sayings.filter(({ values }) => !values);
  expect(sayings.length).toBeGreaterThan(500);
  expect(unsaid.length).toBeLessThan(sayings.length / 20);
});
test.each(["pseudo"] as const)("what English shows of the values put in, %s shows too", (locale) => {
  const lost = sayings.filter(({ english, say, values }) => {
    if (!values) return false;
    const marks = allSaid(english(...values)).match(/Mark\d+m/g) ?? [];
    const said = speak(locale, () => allSaid(say(...values)));
    return marks.some((mark) => !said.includes(mark));
  });
  expect(lost.map(({ name }) => name)).toEqual([]);
});
