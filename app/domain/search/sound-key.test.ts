import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { soundKey } from "#app/domain/search/sound-key.ts";
import { createWordList } from "#app/domain/search/word-list.ts";

const LINES = readFileSync("tests/search/golden/sound-pairs.txt", "utf8")
  .split("\n")
  .filter((line) => line.trim() && !line.startsWith("#"));
const ALIKE = LINES.filter((line) => !line.includes("!=")).map((line) => line.split("=").map(wordsOf));
const UNLIKE = LINES.filter((line) => line.includes("!=")).map((line) => line.split("!=").map(wordsOf));
/** "Rus" and रस: two sounds are too few to tell by; names so short have their Hindi writing beside them. */
const FEWEST_SOUNDS = 3;
/** Writings that differ in more than the rules know are still one slip of the key away. */
const SAME_KEY = 0.85;
const MEETS = 0.6;

test("writings that sound alike have one key, in Latin, Hinglish and Hindi", () => {
  const pairs = ALIKE.flatMap((writings) =>
    writings.slice(1).map((words, n) => [writings[n]!, words] as const),
  );
  const same = pairs.filter(([a, b]) => keyOf(a) === keyOf(b));
  expect(pairs.length).toBeGreaterThan(200);
  expect(same.length / pairs.length).toBeGreaterThan(SAME_KEY);
});

test("whoever types one of them is understood to mean another of them", () => {
  const strangers = ALIKE.flatMap((writings) => {
    const [first, ...others] = writings;
    const list = createWordList();
    for (const word of first!) list.add(word);
    return others.filter(
      (words) => words.length === first!.length && !words.every((word) => meets(list, word)),
    );
  });
  expect(strangers.map((words) => words.join(" "))).toEqual([]);
});

test("names that sound different never share a key", () => {
  expect(UNLIKE.length).toBeGreaterThan(50);
  expect(UNLIKE.filter(([a, b]) => keyOf(a!) === keyOf(b!))).toEqual([]);
});

test("Arnica has one key, whoever writes it", () => {
  expect(new Set(["arnica", "arnika", "aarnika", "arneeka", "अर्निका"].map(soundKey)).size).toBe(1);
});

function wordsOf(text: string): string[] {
  return text.trim().split(/[\s-]+/);
}

function keyOf(words: readonly string[]): string {
  return words.map(soundKey).join(" ");
}

function meets(list: ReturnType<typeof createWordList>, word: string): boolean {
  return soundKey(word).length < FEWEST_SOUNDS || list.find(word).some(({ quality }) => quality >= MEETS);
}
