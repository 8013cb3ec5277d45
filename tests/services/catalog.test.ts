import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { settings } from "#app/db/schema/ground.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { browseShop } from "#app/services/catalog/browse-shop.server.ts";
import { findPicture } from "#app/services/catalog/find-picture.server.ts";
import { findProduct } from "#app/services/catalog/find-product.server.ts";
import { findBrand, listBrands } from "#app/services/catalog/list-brands.server.ts";
import { findCategory, listCategories } from "#app/services/catalog/list-categories.server.ts";
import { canonicalFilter, listFacets } from "#app/services/catalog/list-facets.server.ts";
import { listBestSellers, listProducts } from "#app/services/catalog/list-products.server.ts";
import { countShelf } from "#app/services/catalog/shelf-counts.server.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { askedOf, filterOf } from "#tests/support/asked.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { readAnew } from "#tests/support/read-anew.ts";
import { fillSmallShelf } from "#tests/support/small-shelf.ts";

const today = "2026-11-21";
let shop: TestDatabase;
let vocabulary: Vocabulary;

beforeAll(async () => {
  shop = await createTestDatabase("empty");
  await fillSmallShelf(shop.db);
  vocabulary = await readVocabulary(shop.db);
});
afterAll(() => shop.drop());

async function find(address: string, perPage = 24) {
  const page = await listProducts(readAnew(shop.db), { ...askedOf(address, vocabulary), today, perPage });
  return { total: page.total, slugs: page.products.map((product) => product.slug) };
}

test("what a search means is found in any order and any case, what is not for retail last", async () => {
  expect((await find("q=ARNICA sbl")).slugs).toEqual(["arnica-30", "arnica-200", "arnica-30-big"]);
  expect((await find("q=200 arnica")).slugs).toEqual(["arnica-200"]);
  expect((await find("q=arnica reckeweg")).total).toBe(0);
});

test.each(["%", "_", "\\", "100%", "' or 1=1 --", "\u0000", "a_nica"])(
  "the search text %j is a text and no pattern",
  async (q) => {
    const { total } = await find(new URLSearchParams({ q }).toString());
    expect(total).toBe(q === "\u0000" ? 6 : 0);
  },
);

test("the price filter works on the price paid, both bounds included", async () => {
  expect((await find("min=150&max=160&sort=name-asc")).slugs).toEqual(["arnica-200"]);
  expect((await find("max=100")).slugs).toEqual(["calc-phos"]);
});

test("a bare number finds the potency, with its unit the pack", async () => {
  expect((await find("q=30")).slugs).toEqual(["arnica-30", "nux"]);
  expect((await find("q=arnica 200")).slugs).toEqual(["arnica-200"]);
  expect((await find("q=arnica 30ml&sort=price-low")).slugs).toEqual(["arnica-30", "arnica-200"]);
});

test("an upper bound of 500 is none", async () => {
  expect((await find("min=490&max=500")).slugs).toEqual(["kit"]);
  expect((await find("min=490&max=490")).slugs).toEqual([]);
});

test("a product in any of the chosen categories is found, by form, concern or alias", async () => {
  expect((await find("category=biochemic&category=immunity&sort=name-asc")).slugs).toEqual([
    "calc-phos",
    "kit",
  ]);
  expect((await find("category=dilutions&sort=price-low")).slugs).toEqual(["nux", "arnica-30", "arnica-200"]);
  expect((await find("category=liquids&sort=price-low")).slugs).toEqual(["nux", "arnica-30", "arnica-200"]);
});

test("a condition narrows further", async () => {
  expect((await find("category=dilutions&condition=skin-care")).slugs).toEqual(["arnica-30"]);
});

test("brand and origin narrow further, and names nobody knows find nothing", async () => {
  expect((await find("brand=reckeweg&sort=name-asc")).slugs).toEqual(["calc-phos", "nux", "r1"]);
  expect((await find("origin=germany&sort=name-asc")).slugs).toEqual(["calc-phos", "r1"]);
  expect((await find("brand=nobody")).total).toBe(0);
  expect((await find("category=nothing")).total).toBe(0);
});

test("alcohol-free shows dry forms, and a liquid only when its label says so", async () => {
  const enter = (slug: string, facts: { dosageForm: string; alcoholPercent: number | null }) =>
    shop.db.update(products).set(facts).where(eq(products.slug, slug));
  const before = { dosageForm: "dilution", alcoholPercent: null };
  await enter("calc-phos", { dosageForm: "tablets", alcoholPercent: null });
  expect((await find("alcohol=free")).slugs).toEqual(["calc-phos"]);
  await enter("r1", { dosageForm: "drops", alcoholPercent: 0 });
  expect((await find("alcohol=free&sort=name-asc")).slugs).toEqual(["calc-phos", "r1"]);
  await enter("r1", { dosageForm: "drops", alcoholPercent: 30 });
  expect((await find("alcohol=free")).slugs).toEqual(["calc-phos"]);
  await enter("calc-phos", before);
  await enter("r1", before);
});

test.each([
  ["featured", ["nux", "r1", "arnica-30", "arnica-200", "calc-phos", "kit"]],
  ["price-low", ["calc-phos", "nux", "arnica-30", "arnica-200", "r1", "kit"]],
  ["price-high", ["kit", "r1", "arnica-200", "arnica-30", "nux", "calc-phos"]],
  ["name-asc", ["arnica-30", "arnica-200", "calc-phos", "kit", "nux", "r1"]],
  ["rating", ["arnica-200", "arnica-30", "nux", "r1", "calc-phos", "kit"]],
  ["origin", ["calc-phos", "r1", "arnica-30", "arnica-200", "kit", "nux"]],
])("sorted by %s the shelf stands in that order", async (sort, slugs) => {
  expect((await find(`sort=${sort}`)).slugs).toEqual(slugs);
});

test("pages hold each product once and all say how many there are", async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => find(`page=${page}`, 2)));
  expect(pages.map(({ total }) => total)).toEqual([6, 6, 6, 6]);
  expect(new Set(pages.flatMap(({ slugs }) => slugs)).size).toBe(6);
  expect(pages[3]?.slugs).toEqual([]);
});

async function browse(address: string, areBestSellersShown = false) {
  const asked = askedOf(address, vocabulary);
  const shelf = await browseShop(readAnew(shop.db), { ...asked, today, perPage: 24, areBestSellersShown });
  const shown = shelf.unit === "packs" ? shelf.packs : shelf.medicines;
  return { kind: shelf.kind, unit: shelf.unit, total: shelf.total, shown: shown.length };
}

test("the shop without a wish shows best sellers, with view=all everything", async () => {
  const unit = "medicines";
  expect(await browse("")).toEqual({ kind: "best-sellers", unit, total: 2, shown: 2 });
  expect(await browse("view=all")).toEqual({ kind: "found", unit, total: 5, shown: 5 });
  expect(await browse("q=arnica")).toEqual({ kind: "found", unit, total: 1, shown: 1 });
  expect(await browse("q=arnica sbl")).toEqual({ kind: "found", unit: "packs", total: 3, shown: 3 });
});

test("a first miss shows best sellers instead, a second one nothing and suggestions", async () => {
  const unit = "medicines";
  expect(await browse("q=zzz")).toEqual({ kind: "best-sellers-instead", unit, total: 0, shown: 2 });
  expect(await browse("q=zzz", true)).toEqual({ kind: "nothing", unit, total: 0, shown: 5 });
});

test("packs on hold, in quarantine or close to expiry are not available", async () => {
  const product = await findProduct(readAnew(shop.db), { slug: "arnica-30", today });
  expect(product?.availableQuantity).toBe(7);
  expect(product?.nextBatch).toEqual({ number: "B-LATER", expiresOn: "2027-02-20" });
});

test("the shelf life that must be left is a setting", async () => {
  await shop.db.insert(settings).values({ key: "checkout", value: { minShelfDaysLeft: 30 } });
  const product = await findProduct(readAnew(shop.db), { slug: "arnica-30", today });
  expect((await findSettings(shop.db)).checkout).toMatchObject({ upiHoldMinutes: 15, minShelfDaysLeft: 30 });
  await shop.db.delete(settings);
  expect(product?.availableQuantity).toBe(107);
  expect(product?.nextBatch?.number).toBe("B-90-DAYS");
});

test("only published reviews are counted, and a product without any has no rating", async () => {
  const rated = await findProduct(readAnew(shop.db), { slug: "arnica-30", today });
  expect(rated?.rating).toEqual({ average: 4.5, count: 2, isSample: false });
  expect(rated?.reviews.summary).toMatchObject({ average: 4.5, count: 2, countByStar: { 5: 1, 4: 1, 1: 0 } });
  expect(rated?.reviews.newest.map((review) => review.body)).toEqual(["Fine.", "Good."]);
  // In India, where it is the next day already.
  expect(rated?.reviews.newest.map((review) => review.writtenOn)).toEqual(["2026-11-01", "2026-10-01"]);
  const unrated = await findProduct(readAnew(shop.db), { slug: "kit", today });
  expect(unrated?.rating).toBeUndefined();
  expect(unrated?.reviews).toEqual({ summary: undefined, newest: [] });
});

test("the page of a product has its categories, tags, remedy and other packs", async () => {
  const product = await findProduct(readAnew(shop.db), { slug: "arnica-30", today });
  expect(product).toMatchObject({
    potencyLabel: "30 CH",
    form: { slug: "dilutions" },
    categories: [{ slug: "dilutions" }, { slug: "skin-care" }],
    tags: ["bruise", "first aid"],
    remedy: { name: "Arnica montana" },
  });
  expect(product?.choices.potency.map(({ label }) => label)).toEqual(["30 CH", "200 CH"]);
  // The pack that is not for retail is no choice beside this one; on its own page both stand.
  expect(product?.choices.pack).toEqual([]);
  const big = await findProduct(readAnew(shop.db), { slug: "arnica-30-big", today });
  expect(big?.choices.pack.map(({ label, state }) => [label, state])).toEqual([
    ["30 ml", "for-sale"],
    ["100 ml", "not-for-retail"],
  ]);
});

test("related products share the brand or a category and are other medicines", async () => {
  const product = await findProduct(readAnew(shop.db), { slug: "arnica-30", today });
  expect(product?.related.map(({ slug }) => slug)).toEqual(["nux", "kit"]);
});

test("a hidden product has no page, but its drawing stands in the orders that hold it", async () => {
  expect(await findProduct(readAnew(shop.db), { slug: "hidden", today })).toBeUndefined();
  expect(await findPicture(shop.db, "hidden")).toMatchObject({ brandName: expect.any(String) });
});

test.each(["nothing", "", "%", "arnica_30", "arnica-30\u0000", "ARNICA-30", "../etc", "a".repeat(5000)])(
  "the address %j has no product and no picture",
  async (slug) => {
    expect(await findProduct(readAnew(shop.db), { slug, today })).toBeUndefined();
    expect(await findPicture(shop.db, slug)).toBeUndefined();
  },
);

test("a pack that is not for retail has its page but stands on no shelf", async () => {
  expect((await findProduct(readAnew(shop.db), { slug: "arnica-30-big", today }))?.soldTo).toBe("nobody");
  expect((await find("view=all")).slugs).not.toContain("arnica-30-big");
  expect((await countShelf(readAnew(shop.db), { today })).productCount).toBe(6);
});

test("best sellers are those marked so, what is in stock first", async () => {
  const slugsOf = (list: { slug: string }[]) => list.map(({ slug }) => slug);
  expect(slugsOf(await listBestSellers(shop.db, { limit: 10, today }))).toEqual(["arnica-30", "r1"]);
});

test("the choices of a filter are counted beside the other choices, and none is left out", async () => {
  const facets = await listFacets(readAnew(shop.db), {
    filter: filterOf("brand=sbl&category=dilutions"),
    today,
  });
  expect(facets.brands.map(({ slug, count }) => [slug, count])).toEqual([
    ["sbl", 2],
    ["reckeweg", 1],
  ]);
  const forms = facets.categories.filter(({ kind }) => kind === "form");
  expect(forms.map(({ slug, count }) => [slug, count])).toEqual([
    ["dilutions", 2],
    ["biochemic", 0],
    ["drops", 0],
    ["homeopathy-kits", 1],
  ]);
  expect(forms[0]?.aliases).toEqual(["liquids"]);
  expect(facets.concerns.map(({ slug, count }) => [slug, count])).toEqual([
    ["skin-care", 1],
    ["immunity", 0],
  ]);
  expect(facets.origins).toEqual([{ slug: "india", name: "India", count: 2, aliases: [] }]);
});

test("a choice called by another of its slugs is that choice", async () => {
  const filter = filterOf("category=liquids&category=dilutions&brand=nobody");
  const facets = await listFacets(readAnew(shop.db), { filter, today });
  expect(canonicalFilter({ ...filter, q: "" }, facets)).toMatchObject({
    categories: ["dilutions"],
    brands: ["nobody"],
  });
});

test("categories carry live counts, and another name of one leads to it", async () => {
  const forms = await listCategories(readAnew(shop.db), { kind: "form", today });
  expect(forms.map(({ slug, productCount }) => [slug, productCount])).toEqual([
    ["dilutions", 3],
    ["biochemic", 1],
    ["drops", 1],
    ["homeopathy-kits", 1],
  ]);
  expect(await findCategory(shop.db, "skin-care")).toMatchObject({
    category: { name: "Skin Care" },
  });
  expect(await findCategory(shop.db, "liquids")).toEqual({ redirectTo: "dilutions" });
  expect(await findCategory(shop.db, "Skin Care")).toEqual({ redirectTo: "skin-care" });
  expect(await findCategory(shop.db, "nothing\u0000")).toBeUndefined();
});

test("brands carry live counts, and an id leads to the brand's name", async () => {
  const all = await listBrands(readAnew(shop.db), today);
  expect(all.map(({ slug, productCount }) => [slug, productCount])).toEqual([
    ["reckeweg", 3],
    ["sbl", 3],
  ]);
  expect(await findBrand(shop.db, String(all[0]?.id))).toEqual({ redirectTo: "reckeweg" });
  expect(await findBrand(shop.db, "99999999999999999999")).toBeUndefined();
  const counted = (brands: { slug: string; productCount: number }[]) =>
    brands.map(({ slug, productCount }) => [slug, productCount]);
  const dilutions = await countShelf(readAnew(shop.db), { today, category: "dilutions" });
  expect(counted(dilutions.brands)).toEqual([
    ["sbl", 2],
    ["reckeweg", 1],
  ]);
  expect(dilutions).toMatchObject({ productCount: 3, brandCount: 2 });
  const sbl = await countShelf(readAnew(shop.db), { today, brand: "sbl" });
  expect(sbl).toMatchObject({ productCount: 3, brandCount: 1 });
  expect(counted(sbl.forms)).toEqual([
    ["dilutions", 2],
    ["homeopathy-kits", 1],
  ]);
});
