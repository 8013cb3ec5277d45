import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { medicinePath } from "#app/domain/catalog/medicine.ts";
import { SHOP_SORTS, type ShopSort } from "#app/domain/catalog/shop-filter.ts";
import type { Listing } from "#app/domain/catalog/shop-shelf.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { listFacets } from "#app/services/catalog/list-facets.server.ts";
import {
  listByBrand,
  listByCategory,
  listMarked,
  listShelf,
  listSuggestions,
} from "#app/services/catalog/list-shelf.server.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import { askedOf, filterOf } from "#tests/support/asked.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { readAnew } from "#tests/support/read-anew.ts";
import { fillSmallShelf } from "#tests/support/small-shelf.ts";

const today = "2026-11-21";
const PER_PAGE = 24;
const CONCERNS = ["cough-and-cold", "allergy", "child-care", "digestion", "dilutions", "mother-tinctures"];
type Tried = TestDatabase & { vocabulary: Vocabulary };
let small: Tried;
let shop: Tried;

beforeAll(async () => {
  const [empty, seeded] = await Promise.all([createTestDatabase("empty"), createTestDatabase("seeded")]);
  await fillSmallShelf(empty.db);
  [small, shop] = await Promise.all([withNames(empty), withNames(seeded)]);
});
afterAll(() => Promise.all([small.drop(), shop.drop()]));

async function withNames(database: TestDatabase): Promise<Tried> {
  return { ...database, vocabulary: await readVocabulary(database.db) };
}
function list(address: string, { db, vocabulary }: Tried = small): Promise<Listing> {
  return listShelf(readAnew(db), { ...askedOf(address, vocabulary), today, perPage: PER_PAGE });
}
async function medicines(address: string) {
  const listing = await list(address);
  if (listing.unit !== "medicines") throw new Error(`${address} lists packs`);
  return listing.medicines;
}
async function allPages(address: string, of: Tried) {
  const first = await list(address, of);
  const pages = Math.ceil(first.total / PER_PAGE);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, n) => list(`${address}&page=${n + 2}`, of)),
  );
  return [first, ...rest];
}

test("a remedy is one card over its packs, a product without remedy one over those of its brand", async () => {
  const found = await medicines("view=all&sort=name-asc");
  expect(found.map((medicine) => [medicine.name, medicinePath(medicine), medicine.packCount])).toEqual([
    ["Arnica montana", "/remedy/arnica-montana", 2],
    ["Calcarea Phosphorica", "/product/calc-phos", 1],
    ["Family Kit", "/product/kit", 1],
    ["Nux vomica", "/remedy/nux-vomica", 1],
    ["R1 Drops", "/product/r1", 1],
  ]);
  expect(found[0]).toMatchObject({
    brandCount: 1,
    potencies: { lowest: "30 CH", highest: "200 CH" },
    fromPaise: 14_900,
    choices: [{ slug: "arnica-30" }, { slug: "arnica-200" }],
  });
});

test("a card counts and offers what the filter lets through", async () => {
  const [arnica] = await medicines("q=arnica&min=150");
  expect(arnica).toMatchObject({ packCount: 1, fromPaise: 15_500, choices: [{ slug: "arnica-200" }] });
});

test("a pack that most customers bought is offered first", async () => {
  const of = eq(products.slug, "arnica-200");
  await small.db.update(products).set({ soldPacks: 3 }).where(of);
  const [arnica] = await medicines("q=arnica");
  await small.db.update(products).set({ soldPacks: 0 }).where(of);
  expect(arnica?.choices.map(({ slug }) => slug)).toEqual(["arnica-200", "arnica-30"]);
});

test("best sellers and new arrivals are medicines of which a pack is marked, with all their packs", async () => {
  const marked = await listMarked(readAnew(small.db), {
    mark: "best-sellers",
    ...{ sort: "name-asc", page: 1, perPage: 9, today },
  });
  expect(marked).toMatchObject({
    unit: "medicines",
    total: 2,
    medicines: [
      { name: "Arnica montana", packCount: 2 },
      { name: "R1 Drops", packCount: 1 },
    ],
  });
});

test("what is shown where nothing was found are medicines, best sellers first, none twice", async () => {
  const shown = await listSuggestions(readAnew(small.db), { limit: 4, today });
  expect(
    shown
      .map(({ name }) => name)
      .slice(0, 2)
      .sort(),
  ).toEqual(["Arnica montana", "R1 Drops"]);
  expect(new Set(shown.map(({ key }) => key)).size).toBe(4);
});

test("a brand's list shows packs, a shelf's list medicines, sorted and paged", async () => {
  const byBrand = await listByBrand(readAnew(small.db), {
    slug: "reckeweg",
    ...{ sort: "price-high", page: 2, perPage: 2, today },
  });
  expect(byBrand).toMatchObject({ unit: "packs", total: 3, packs: [{ slug: "calc-phos" }] });
  const byForm = await listByCategory(readAnew(small.db), {
    slug: "dilutions",
    ...{ sort: "name-asc", page: 1, perPage: 9, today },
  });
  expect(byForm).toMatchObject({ unit: "medicines", total: 2 });
});

test("a page beyond the last has no medicines and still says how many there are", async () => {
  expect(await list("view=all&page=9")).toEqual({ unit: "medicines", medicines: [], total: 5 });
});

test("a potency is a choice: it lists packs of that potency, and is counted as they are", async () => {
  expect(await list("potency=30-ch&sort=price-low")).toMatchObject({
    unit: "packs",
    total: 2,
    packs: [{ slug: "nux" }, { slug: "arnica-30" }],
  });
  expect(
    (await listFacets(readAnew(small.db), { filter: filterOf(""), today })).potencies.map(
      ({ name, count }) => [name, count],
    ),
  ).toEqual([
    ["30 CH", 2],
    ["6X", 1],
    ["200 CH", 1],
  ]);
});

test("no list of the shop repeats a medicine, in any order, and all pages hold as many as they say", async () => {
  const shelves = fc.constantFrom(
    "view=all",
    "q=arnica",
    "max=120",
    ...CONCERNS.map((slug) => `category=${slug}`),
  );
  await fc.assert(
    fc.asyncProperty(shelves, fc.constantFrom<ShopSort>(...SHOP_SORTS), async (shelf, sort) => {
      const pages = await allPages(`${shelf}&sort=${sort}`, shop);
      const names = pages.flatMap((page) => (page.unit === "medicines" ? page.medicines : []));
      expect(names.length).toBe(pages[0]!.total);
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names.map(({ key }) => key)).size).toBe(names.length);
      expect(new Set(names.map(medicinePath)).size).toBe(names.length);
      expect(names.every(({ choices }) => choices.length >= 1 && choices.length <= 2)).toBe(true);
    }),
    { numRuns: 12 },
  );
});
