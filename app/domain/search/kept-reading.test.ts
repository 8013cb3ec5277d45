import { expect, test } from "vitest";
import type { MedicineEntry } from "#app/domain/search/entries.ts";
import { readSearchOnce } from "#app/domain/search/kept-reading.ts";
import { learnSayings } from "#app/domain/search/learn-sayings.ts";
import { likenessOf } from "#app/domain/search/likeness.ts";
import { createVocabulary, ownWords, type Vocabulary } from "#app/domain/search/vocabulary.ts";
import { atOnce } from "#app/domain/slices.ts";

const arnica: MedicineEntry = {
  key: "remedy arnica-montana",
  name: "Arnica Montana",
  otherNames: [],
  remedy: { id: 1, slug: "arnica-montana" },
  productIds: [],
  brandIds: new Set(),
  dosageForms: new Set(),
  formSlugs: new Set(),
  isSalt: false,
};

function knowing(medicines: MedicineEntry[]): Vocabulary {
  const nothing = { remedies: [], traits: [], places: [], cares: [], otherGoods: [], answers: [] };
  const likeness = likenessOf(atOnce(learnSayings<string>([])));
  return atOnce(createVocabulary({ medicines, ...nothing, concernOf: new Map(), likeness }));
}

test("words that were read are not read again while the same names are known", () => {
  const names = knowing([arnica]);
  const first = readSearchOnce("arnika", names);
  expect(first.name).toBe("Arnica Montana");
  expect(readSearchOnce("arnika", names)).toBe(first);
  expect(readSearchOnce("arnika", names, { isExact: true })).not.toBe(first);
});

test("new names, and new words of the owner, are seen at once", () => {
  const before = knowing([]);
  expect(readSearchOnce("chot ki dawa", before).name).toBeUndefined();
  const after = {
    ...knowing([arnica]),
    synonyms: ownWords([{ term: "chot ki dawa", means: "arnica montana" }]),
  };
  expect(readSearchOnce("chot ki dawa", after).name).toBe("Arnica Montana");
});

test("many searches leave 300 in memory, those asked for last", () => {
  const names = knowing([arnica]);
  const first = readSearchOnce("arnica", names);
  for (let number = 0; number < 310; number++) {
    readSearchOnce(`arnica ${number}`, names);
    if (number === 200) expect(readSearchOnce("arnica", names)).toBe(first);
  }
  expect(readSearchOnce("arnica", names)).toBe(first);
  expect(readSearchOnce("arnica 309", names)).toBe(readSearchOnce("arnica 309", names));
});
