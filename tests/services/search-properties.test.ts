import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brands, products } from "#app/db/schema/catalog.ts";
import { understand } from "#app/domain/search/understand.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { openSearchedShop, type SearchedShop } from "#tests/support/searched-shop.ts";

type Named = { name: string; remedyId: number | null; productId: number; key: string };
const TRIES = 1_500;
const FOUND = 0.97;
const FIRST = 5;

let shop: SearchedShop;
let vocabulary: Vocabulary;
let names: Named[];
beforeAll(async () => {
  shop = await openSearchedShop();
  ({ vocabulary } = shop);
  const rows = await shop.db
    .select({ name: products.name, remedyId: products.remedyId, productId: products.id, brand: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.isPublished, true));
  names = [...new Map(rows.map((row) => [row.name, { ...row, key: row.name }])).values()];
});
afterAll(() => shop.drop());

const at = (text: string) => fc.nat({ max: Math.max(0, text.length - 1) });
const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");

/** What happens to a name on its way through a thumb. */
const SLIPS: Record<string, (name: string) => fc.Arbitrary<string>> = {
  "cut short": (name) => {
    const shortest = Math.max(4, Math.ceil(name.length * 0.6));
    return fc
      .integer({ min: Math.min(shortest, name.length), max: name.length })
      .map((end) => name.slice(0, end));
  },
  "with one letter wrong": (name) =>
    fc
      .tuple(at(name), letter)
      .map(([place, other]) =>
        isInWord(name, place) ? name.slice(0, place) + other + name.slice(place + 1) : name,
      ),
  "with two letters swapped": (name) =>
    at(name).map((place) => {
      const [a, b] = [name[place] ?? "", name[place + 1] ?? ""];
      return isInWord(name, place) && isInWord(name, place + 1)
        ? name.slice(0, place) + b + a + name.slice(place + 2)
        : name;
    }),
  "with its words in another order": (name) =>
    fc
      .shuffledSubarray(name.split(" "), { minLength: name.split(" ").length })
      .map((words) => words.join(" "))
      // A number in front says how many.
      .filter((text) => !/^\d/.test(text)),
};

test.each(Object.entries(SLIPS))("a name %s finds its medicine among the first five", (_, slip) => {
  const typed = fc.constantFrom(...names).chain((named) => slip(named.name).map((text) => ({ named, text })));
  const tries = fc.sample(typed, { numRuns: TRIES, seed: 15 });
  const missed = tries.filter(({ named, text }) => !finds(text, named));
  const share = 1 - missed.length / tries.length;
  expect(
    share,
    missed
      .slice(0, 60)
      .map(({ named, text }) => `${text} (${named.name})`)
      .join("\n"),
  ).toBeGreaterThanOrEqual(FOUND);
});

/** How a remedy is written by ear, and by who is in a hurry: "natrum sulf", "calcarea fos", "kali nitricam". */
const WRITINGS: ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replace(/ph/g, "f"),
  (name) => name.replace(/ae|oe/g, "e"),
  (name) => name.replace(/y/g, "i"),
  (name) => name.replace(/c(?=[aou])/g, "k"),
  (name) => name.replace(/um$/, "am").replace(/us$/, "as"),
  (name) => name.replace(/(.)\1/g, "$1"),
];
const BEGINNINGS = [3, 4, 5];

test("a remedy with its second word cut short or written by ear is the first that is meant, in 98 of 100", () => {
  const kept = new Map(names.flatMap(({ name, remedyId }) => (remedyId === null ? [] : [[remedyId, name]])));
  const asked = [...kept].flatMap(([remedyId, name]) => {
    const [genus = "", ...others] = name.toLowerCase().split(" ");
    const epithet = others.join(" ");
    const cut = BEGINNINGS.map((letters) => epithet.slice(0, letters));
    const writings = WRITINGS.flatMap((write) => [
      write(`${genus} ${epithet}`.trim()),
      ...cut.map((begun) => `${genus} ${write(begun)}`.trim()),
    ]);
    return [...new Set(writings)].map((text) => ({ text, remedyId }));
  });
  const missed = asked.filter(
    ({ text, remedyId }) => understand(text, vocabulary).medicines[0]?.entry.remedy?.id !== remedyId,
  );
  const share = 1 - missed.length / asked.length;
  expect(share, missed.map(({ text }) => text).join("\n")).toBeGreaterThanOrEqual(0.98);
});

/** R40 and T40 are two codes: only a word of four letters and more can be misspelt. */
function isInWord(name: string, place: number): boolean {
  const before = /\p{L}*$/u.exec(name.slice(0, place))![0];
  const after = /^\p{L}+/u.exec(name.slice(place))?.[0];
  return after !== undefined && before.length + after.length >= 4;
}

/** Of a name that was cut where many go on, such as those of a series, five of them are an answer. */
function finds(text: string, { remedyId, productId }: Named): boolean {
  const { medicines, near } = understand(text, vocabulary);
  const first = [...medicines, ...near].slice(0, FIRST);
  const begun = first.filter(({ entry }) => entry.name.toLowerCase().startsWith(text.trim().toLowerCase()));
  if (begun.length === FIRST) return true;
  return first.some(({ entry }) =>
    remedyId === null ? entry.productIds.includes(productId) : entry.remedy?.id === remedyId,
  );
}
