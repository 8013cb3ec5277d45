import { afterAll, beforeAll, expect, test } from "vitest";
import { SAYINGS } from "#app/domain/search/sayings/sayings.ts";
import { understand } from "#app/domain/search/understand.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { plainText } from "#app/domain/search/words.ts";
import { readGoldenSet } from "#tests/search/golden-set.ts";
import { isHit } from "#tests/search/judge.ts";
import { askOurs } from "#tests/search/ours.ts";
import { openSearchedShop, type SearchedShop } from "#tests/support/searched-shop.ts";

const TODAY = "2026-11-23";
/** Of all queries, and of each kind of the golden set. */
const ALL = 0.97;
const EACH_KIND = 0.93;
/** Whoever asks these could come to harm: not one may be missed. */
const ALWAYS = ["golden red-flags", "golden restricted", "golden stories"];
/** Searches of other hands, harder than those. */
const TOLD = 0.94;
/** The queries that nobody who writes the search has read; their kinds are too small to be judged alone. */
const HELD_OUT = 0.93;
/** Signs of danger in unusual words, and harmless words that alarm; nobody who writes the search has read them either. */
const HELD_OUT_DANGERS = 0.9;

type Set = "golden" | "told" | "held-out" | "held-out-dangers";

let shop: SearchedShop;
let vocabulary: Vocabulary;
beforeAll(async () => {
  shop = await openSearchedShop();
  ({ vocabulary } = shop);
});
afterAll(() => shop.drop());

test("97 of 100 queries of the golden set have their answer among the first three, and 93 of each kind", async () => {
  const { share, kinds, missed } = await judge("golden");
  process.stdout.write(`${kinds.map(({ line }) => line).join("\n")}\n`);
  expect(share, missed.join("\n")).toBeGreaterThanOrEqual(ALL);
  expect(kinds.filter((kind) => kind.share < EACH_KIND).map(({ line }) => line)).toEqual([]);
  const always = kinds.filter(({ line }) => ALWAYS.includes(line.split(":")[0]!));
  expect(always.map(({ share: its }) => its)).toEqual([1, 1, 1]);
});

test("of searches that others wrote, stories and dangers told in passing among them, 94 of 100 are answered so", async () => {
  const { share, kinds, missed } = await judge("told");
  process.stdout.write(`${kinds.map(({ line }) => line).join("\n")}\n`);
  expect(share, missed.join("\n")).toBeGreaterThanOrEqual(TOLD);
});

test("of queries that nobody has read who writes the search, 93 of 100 are answered so, and 90 of dangers in unusual words and what only sounds like one", async () => {
  for (const [set, least] of [
    ["held-out", HELD_OUT],
    ["held-out-dangers", HELD_OUT_DANGERS],
  ] as const) {
    const { share, kinds } = await judge(set);
    process.stdout.write(`${kinds.map(({ line }) => line).join("\n")}\n`);
    expect(share, set).toBeGreaterThanOrEqual(least);
  }
});

const queriesOf = (set: Set) =>
  [...readGoldenSet(`tests/search/${set}`).values()].flat().map(({ query }) => query.toLowerCase());

test("no query kept aside is in another set, and none of any set is among the sayings", () => {
  const read = new Set([...queriesOf("golden"), ...queriesOf("told")]);
  const aside = [...queriesOf("held-out"), ...queriesOf("held-out-dangers")];
  expect(aside.filter((query) => read.has(query)).length).toBe(0);
  const sayings = new Set(SAYINGS.flatMap(([, own]) => own.map(plainText)));
  const asked = [...queriesOf("told"), ...aside];
  expect(asked.filter((query) => sayings.has(plainText(query))).length).toBe(0);
});

test('each of two remedies is meant, and the "aur" between them is no Aurum', () => {
  const remedies = (query: string) =>
    understand(query, vocabulary)
      .medicines.map(({ entry }) => entry.remedy?.slug)
      .toSorted();
  const both = ["arnica-montana", "calendula-officinalis"];
  for (const query of ["calendula aur arnica chot", "arnica aur calendula", "chot pe arnica and calendula"])
    expect(remedies(query), query).toEqual(both);
  expect(remedies("calc sulph")).toEqual(["calcarea-sulphurica"]);
  expect(remedies("calc phos pain")).toEqual(["calcarea-phosphorica"]);
  for (const query of ["aur", "aur 200", "aur met 30"])
    expect(remedies(query), query).toContain("aurum-metallicum");
});

test("words that the shop does not know hide no complaint among them, and no medicine is passed off for them", () => {
  const read = (query: string) => {
    const { isUnknown, places, medicines, care } = understand(query, vocabulary);
    return { isUnknown, places: places.map(({ slug }) => slug), medicines, care };
  };
  expect(read("diarrhoea in the morning rushes out of bed")).toEqual({
    isUnknown: true,
    places: ["loose-motions"],
    medicines: [],
    care: undefined,
  });
  const sugar = read("diarrhoea in the morning rushes out of bed has diabetes");
  expect(sugar.places).toEqual([]);
  expect(sugar.medicines).toEqual([]);
});

test("everyday words that sound like a name of a remedy find none by it", () => {
  const heard = (query: string) =>
    understand(query, vocabulary).medicines.map(({ entry }) => entry.remedy?.slug ?? "");
  for (const [query, remedy] of [
    ["calming drops", "andrographis-paniculata"],
    ["caesarean", "lathyrus-sativus"],
    ["kirtan", "gentiana-chirata"],
    ["moong", "corallium-rubrum"],
    ["kuchal", "nux-vomica"],
  ] as const)
    expect(heard(query), query).not.toContain(remedy);
  for (const [query, remedy] of [
    ["kalmegh", "andrographis-paniculata"],
    ["kuchla", "nux-vomica"],
    ["camphor", "camphora"],
  ] as const)
    expect(heard(query), query).toContain(remedy);
});

async function judge(set: Set) {
  const missed: string[] = [];
  const kinds = [];
  let all = 0;
  let hits = 0;
  for (const [kind, queries] of readGoldenSet(`tests/search/${set}`)) {
    let found = 0;
    for (const { query, expected } of queries) {
      const answer = await askOurs(shop.db, vocabulary, { q: query, today: TODAY });
      if (isHit(answer, expected)) found += 1;
      else missed.push(query);
    }
    const share = found / queries.length;
    kinds.push({ share, line: `${set} ${kind}: ${found} of ${queries.length}` });
    all += queries.length;
    hits += found;
  }
  kinds.push({ share: hits / all, line: `${set}: ${hits} of ${all}` });
  return { share: hits / all, kinds, missed };
}
