import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createReadings } from "#app/db/readings.server.ts";
import { products, remedies } from "#app/db/schema/catalog.ts";
import { choiceSlug } from "#app/domain/catalog/choice-slug.ts";
import type { NamedPacks } from "#app/domain/catalog/named-packs.ts";
import type { ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import { NO_FILTER, type ShelfFilter } from "#app/domain/catalog/shop-filter.ts";
import type { Facets } from "#app/domain/catalog/shop-shelf.ts";
import { readSearch } from "#app/domain/search/search-reading.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { listFacets } from "#app/services/catalog/list-facets.server.ts";
import { listShelf } from "#app/services/catalog/list-shelf.server.ts";
import { readShelfColumns } from "#app/services/catalog/shelf-columns.server.ts";
import type { ShopQuestion } from "#app/services/catalog/shop-query.server.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import { askedOf, filterOf } from "#tests/support/asked.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { readAnew } from "#tests/support/read-anew.ts";
import { fillSmallShelf } from "#tests/support/small-shelf.ts";
import { statementsOf } from "#tests/support/statements.ts";

const today = "2026-11-21";
let small: TestDatabase;
let demo: TestDatabase;

beforeAll(async () => {
  [small, demo] = await Promise.all([createTestDatabase("empty"), createTestDatabase("seeded")]);
  await fillSmallShelf(small.db);
});
afterAll(() => Promise.all([small.drop(), demo.drop()]));

const readingsOf = ({ db }: TestDatabase) => createReadings({ db, catchUp: async () => true });
async function totalOf({ db }: TestDatabase, asked: Omit<ShopQuestion, "today">): Promise<number> {
  return (await listShelf(readAnew(db), { ...asked, today, perPage: 1 })).total;
}

type Counted = { filter: ShelfFilter; count: number };

/** Every choice that is offered, with the filter of the list that it leads to. */
function choicesOf(filter: ShelfFilter, facets: Facets): Counted[] {
  const ticks = <Name extends "brands" | "categories" | "dosageForms" | "potencies" | "packs">(name: Name) =>
    facets[name].map(({ slug, count }) => ({ filter: { ...filter, [name]: [slug] }, count }));
  return [
    ...ticks("brands"),
    ...ticks("categories"),
    ...ticks("dosageForms"),
    ...ticks("potencies"),
    ...ticks("packs"),
    ...facets.concerns.map(({ slug, count }) => ({ filter: { ...filter, condition: slug }, count })),
    ...facets.origins.map(({ slug, count }) => ({ filter: { ...filter, origin: slug }, count })),
    ...facets.prices.map(({ count, ...range }) => ({ filter: { ...filter, ...range }, count })),
    { filter: { ...filter, alcohol: "free" }, count: facets.alcoholFree },
    { filter: { ...filter, stock: "in" }, count: facets.inStock },
  ];
}

/** Filters of what that shelf has, and of what it has not. */
function filtersOf({ offers }: ShelfColumns): fc.Arbitrary<ShelfFilter> {
  const slugs = (choices: { slug: string; aliases: string[] }[]) =>
    fc.constantFrom("unknown", ...choices.flatMap(({ slug, aliases }) => [slug, ...aliases]));
  const some = (choices: { slug: string; aliases: string[] }[]) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.uniqueArray(slugs(choices), { maxLength: 3 }));
  const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 });
  return fc
    .record({
      brand: some(offers.brands),
      category: some(offers.categories),
      form: some(offers.dosageForms),
      potency: some(offers.potencies),
      pack: some(offers.packs),
      condition: perhaps(slugs(offers.categories)),
      origin: perhaps(slugs(offers.origins)),
      alcohol: perhaps(fc.constant("free")),
      stock: perhaps(fc.constant("in")),
      min: perhaps(fc.nat(300)),
      max: perhaps(fc.nat(900)),
    })
    .map((wish) => {
      const fields = Object.entries(wish).filter(([, value]) => value !== undefined);
      return filterOf(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString());
    });
}

const SEARCHES = [
  "arnica",
  "sbl",
  "30",
  "arnica 30",
  "mother tincture",
  "5 bottles arnica 30 ml",
  "nothing at all",
];

/** What a search may have understood: its words, or some remedies, with or without packs that stand on no shelf. */
function meantOf(remedyIds: number[], vocabulary: Vocabulary): fc.Arbitrary<NamedPacks | undefined> {
  const medicines = fc
    .uniqueArray(fc.constantFrom(...remedyIds), { maxLength: 9 })
    .map((ids) => ids.map((remedyId) => ({ remedyId })));
  const named = fc.record({
    medicines,
    areClosedShown: fc.boolean(),
    unit: fc.constantFrom("packs" as const, "medicines" as const),
  });
  const searched = fc.constantFrom(...SEARCHES).map((q) => readSearch(q, vocabulary).named);
  return fc.option(fc.oneof(named, searched), { nil: undefined, freq: 2 });
}

test.each([
  { name: "eight packs", shopOf: () => small, runs: 60, looks: 30 },
  { name: "the demo catalogue", shopOf: () => demo, runs: 20, looks: 12 },
])(
  "whatever is chosen of $name, each choice says how much its list holds",
  async ({ shopOf, runs, looks }) => {
    const shop = shopOf();
    const { readKept } = readingsOf(shop);
    const remedyIds = (await shop.db.select({ id: remedies.id }).from(remedies)).map(({ id }) => id);
    const asked = fc.record({
      filter: filtersOf(await readKept(readShelfColumns, today)),
      named: meantOf(remedyIds, await readVocabulary(shop.db)),
    });
    await fc.assert(
      fc.asyncProperty(asked, fc.infiniteStream(fc.nat()), async ({ filter, named }, numbers) => {
        const all = choicesOf(filter, await listFacets(readKept, { filter, named, today }));
        const looked = [...numbers.take(looks)].map((number) => all[number % all.length]!);
        for (const choice of new Set(looked)) {
          const wish = { filter: choice.filter, named };
          expect(await totalOf(shop, wish), JSON.stringify(wish)).toBe(choice.count);
        }
      }),
      { numRuns: runs },
    );
  },
);

test("what is sold out, shut away, held or about to end is not in stock", async () => {
  const { inStock } = await listFacets(readAnew(small.db), { filter: filterOf("brand=sbl"), today });
  expect(inStock).toBe(3);
  const { inStock: later } = await listFacets(readAnew(small.db), {
    filter: filterOf("brand=sbl"),
    today: "2029-05-01",
  });
  expect(later).toBe(2);
});

test("a page of the shop counts its choices without asking the database again, or once for new words", async () => {
  const { readKept } = readingsOf(small);
  const vocabulary = await readVocabulary(small.db);
  const ask = async (address: string) => {
    const count = () => listFacets(readKept, { ...askedOf(address, vocabulary), today });
    return (await statementsOf(small.pool, count)).length;
  };
  expect(await ask("view=all")).toBe(6);
  expect(await ask("brand=sbl&category=dilutions&pack=30-ml&stock=in&min=100")).toBe(0);
  expect(await ask("q=arnica&brand=sbl")).toBe(1);
  expect(await ask("q=arnika&pack=30-ml")).toBe(0);
});

test("a list and its choices hold what a search has understood, and nothing else", async () => {
  const [nux] = await small.db.select({ id: products.id }).from(products).where(eq(products.slug, "nux"));
  const named = { medicines: [{ productIds: [nux!.id] }], areClosedShown: false, unit: "packs" as const };
  const understood = { filter: NO_FILTER, named, today };
  expect((await listShelf(readAnew(small.db), { ...understood, perPage: 9 })).total).toBe(1);
  const { origins, potencies } = await listFacets(readAnew(small.db), understood);
  expect(origins.map(({ count }) => count)).toEqual([1]);
  expect(potencies.map(({ name, count }) => [name, count])).toEqual([["30 CH", 1]]);
});

test("the database calls what is written on a pack as the shop does", async () => {
  const texts = fc.stringMatching(/^[ -~]{1,40}$/);
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      await small.ownerDb.update(products).set({ packSize: text }).where(eq(products.slug, "hidden"));
      const [row] = await small.db
        .select({ slug: products.packSlug })
        .from(products)
        .where(eq(products.slug, "hidden"));
      expect(row?.slug).toBe(choiceSlug(text));
    }),
    { numRuns: 200 },
  );
});
