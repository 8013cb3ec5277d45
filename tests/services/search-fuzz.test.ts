import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSearch } from "#app/domain/search/search-reading.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { openSearchedShop, type SearchedShop } from "#tests/support/searched-shop.ts";

const INPUTS = 10_000;
/** Of the processor, not of the clock: a busy machine must not fail the test. */
const MOST_CPU_MS = 50;
/** What is slow once may have met the collection of garbage; what is slow is so each time. */
const TRIES = 3;

let shop: SearchedShop;
let vocabulary: Vocabulary;
beforeAll(async () => {
  shop = await openSearchedShop();
  ({ vocabulary } = shop);
});
afterAll(() => shop.drop());

const HOSTILE = [
  "'; drop table products; --",
  "' or 1=1 --",
  "%_\\%",
  "\0\u0001\ufffe",
  "((((((((((a+)+)+)+)+)+)+)+)+)",
  "a".repeat(10_000),
  "1 ".repeat(5_000),
  "arnica ".repeat(1_500),
  "30".repeat(5_000),
  "🙂🧪💊",
  "अ".repeat(3_000),
  "arnica\u202e03",
  "x".repeat(40).concat("1".repeat(40)),
  "no ".repeat(40),
  "do sau ek hazaar das lakh ".repeat(8),
  "- * x = : , ; | \t",
  "<script>alert(1)</script>",
  "ﷺ".repeat(50),
];

test("10,000 strange inputs are read without an error, none of them for long", () => {
  // The first calls are compiled while they run.
  for (const text of ["arnica 30", ...HOSTILE]) readSearch(text, vocabulary);
  const letters = fc.constantFrom(..."abckmnrs 0369.-/()*×अआकनिरीा्ं१३०🙂😀éøθ\t\u200d");
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: letters, maxLength: 120 }),
    fc.constantFrom(...HOSTILE),
    fc
      .tuple(fc.constantFrom(...HOSTILE), fc.string({ unit: letters, maxLength: 40 }))
      .map(([hostile, other]) => other + hostile.slice(0, 100)),
  );
  const slow = fc
    .sample(text, { numRuns: INPUTS, seed: 15 })
    .filter((input) => Array.from({ length: TRIES }).every(() => isSlow(input)));
  expect(slow).toEqual([]);
});

function isSlow(input: string): boolean {
  const before = process.threadCpuUsage();
  readSearch(input, vocabulary);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 > MOST_CPU_MS;
}
