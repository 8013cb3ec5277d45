import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productCategories, products } from "#app/db/schema/catalog.ts";
import { priceChanges, salePeriods } from "#app/db/schema/catalog-changes.ts";
import { audit } from "#app/db/schema/ground.ts";
import { redirects } from "#app/db/schema/pages.ts";
import { byUser } from "#app/domain/actor.ts";
import { type ProductFields, productFields } from "#app/domain/catalog/product-fields.ts";
import {
  applyPercent,
  listPriceSets,
  type PercentWish,
  planPercent,
  undoPercent,
} from "#app/services/catalog/desk/percent-prices.server.ts";
import { hasSku, readProducts } from "#app/services/catalog/desk/read-products.server.ts";
import { endSale, planSale, turnSales } from "#app/services/catalog/desk/sale-periods.server.ts";
import { saveProduct } from "#app/services/catalog/desk/save-product.server.ts";
import { readVocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import { versionOf } from "#app/services/version.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as NOW } from "#tests/support/fixtures.ts";
import { fillSmallShelf } from "#tests/support/small-shelf.ts";

const BY = { actor: byUser({ userId: "Kavita" }), now: NOW };
const SKU = "ARNICA-30";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await fillSmallShelf(database.db);
});
afterEach(() => database.drop());

test("a saved product stands in the shop as typed, with its price history and an audit row", async () => {
  const fields = await fieldsOf(SKU);
  const saved = await save({
    ...fields,
    price: "₹ 139.50",
    mrp: "180",
    tags: "first aid\nBruise",
    categories: "immunity",
    labelDose: " 5 drops in water,\nthree times a day ",
    route: "Mouth",
    minAgeMonths: "24",
  });
  expect(saved).toEqual({ ok: true, sku: SKU, isChanged: true });
  const after = await fieldsOf(SKU);
  expect(after).toEqual({
    ...fields,
    price: "139.50",
    mrp: "180.00",
    tags: "Bruise | first aid",
    categories: "immunity",
    labelDose: "5 drops in water,\nthree times a day",
    route: "mouth",
    minAgeMonths: "24",
  });
  expect(await database.db.select().from(priceChanges)).toMatchObject([
    {
      reason: "edited",
      oldPricePaise: 14_900,
      newPricePaise: 13_950,
      oldMrpPaise: 17_500,
      newMrpPaise: 18_000,
      actorId: "Kavita",
    },
  ]);
  expect(await database.db.select({ action: audit.action }).from(audit)).toEqual([
    { action: "change-product" },
  ]);
  expect(await save(after)).toMatchObject({ ok: true, isChanged: false });
});

test.each([
  ["price above MRP", { price: "180" }, { price: "above-mrp" }],
  ["no price", { price: "0" }, { price: "money" }],
  ["a GST that does not exist", { gstPercent: "7" }, { gstPercent: "gst" }],
  ["letters as HSN", { hsn: "3004X" }, { hsn: "hsn" }],
  [
    "a kit that does not say what is in it",
    { form: "homeopathy-kits", dosageForm: "kit", ingredients: "" },
    { ingredients: "kit-contents" },
  ],
  ["an Ayurvedic HSN on a dilution", { hsn: "30049011" }, { hsn: "hsn-form" }],
  [
    "100 ml with 90 % alcohol for retail",
    { netQuantity: "100", alcoholPercent: "90" },
    { soldTo: "alcohol" },
  ],
  [
    "an unknown brand, form and category",
    { brand: "x", form: "y", categories: "z" },
    { brand: "unknown-brand", form: "unknown-form", categories: "unknown-category" },
  ],
  ["a route that nobody knows", { route: "knee" }, { route: "route" }],
  ["a minimum age in words", { minAgeMonths: "2 years" }, { minAgeMonths: "age-months" }],
  ["a minimum age above 18 years", { minAgeMonths: "217" }, { minAgeMonths: "age-months" }],
  [
    "the dose for adults on what children may take",
    { minAgeMonths: "24", labelDose: "Adults: 10 drops" },
    { labelDose: "adult-dose" },
  ],
  ["a dose that promises", { labelDose: "5 drops cure asthma" }, { labelDose: "claims" }],
  ["the address of another product", { slug: "arnica-200" }, { slug: "slug-taken" }],
  ["the number of another product", { sku: "ARNICA-200" }, { sku: "sku-taken" }],
  ["a number that is a screen of the desk", { sku: "import" }, { sku: "sku" }],
  ["nothing at all", { name: "", packSize: " " }, { name: "required", packSize: "required" }],
])("%s is refused at its field, and nothing is written", async (_, change, problems) => {
  const before = await database.db.select().from(products).orderBy(asc(products.id));
  expect(await save({ ...(await fieldsOf(SKU)), ...change })).toEqual({
    ok: false,
    reason: "problems",
    problems,
  });
  expect(await database.db.select().from(products).orderBy(asc(products.id))).toEqual(before);
});

test("a form opened before the hourly count of packs sold is saved, and leaves the count alone", async () => {
  const opened = await fieldsOf(SKU);
  await database.db.update(products).set({ soldPacks: 7 }).where(eq(products.sku, SKU));
  expect(await save({ ...opened, price: "138.50" }, versionOf(opened))).toMatchObject({ ok: true });
  const [after] = await database.db.select().from(products).where(eq(products.sku, SKU));
  expect(after!.soldPacks).toBe(7);
});

test("a form opened before somebody else saved is refused with what stands there now, and may be saved again", async () => {
  const opened = await fieldsOf(SKU);
  const version = versionOf(opened);
  await save({ ...opened, price: "139.50", isPublished: "no" });
  const stored = await fieldsOf(SKU);
  const typed = { ...opened, description: "Small pills." };
  const refused = await save(typed, version);
  expect(refused).toMatchObject({ ok: false, reason: "changed", stored, typed });
  expect(await fieldsOf(SKU)).toEqual(stored);
  expect(await save(stored, version)).toEqual({ ok: true, sku: SKU, isChanged: false });
  expect(await save(typed, versionOf(stored))).toEqual({ ok: true, sku: SKU, isChanged: true });
  expect(await fieldsOf(SKU)).toEqual(typed);
});

test("of two people who save one product from the same form at the same moment, the second is told", async () => {
  const opened = await fieldsOf(SKU);
  const outcomes = await Promise.all(
    ["101.00", "102.00"].map((price) => save({ ...opened, price }, versionOf(opened))),
  );
  expect(outcomes.map((each) => (each.ok ? "saved" : each.reason)).toSorted()).toEqual(["changed", "saved"]);
});

test("a new product is found by the names of its remedy, its brand and its potency, and stands on its shelves", async () => {
  const fields = {
    ...(await fieldsOf(SKU)),
    sku: "nux-6x",
    slug: "nux-6x",
    remedy: "nux-vomica",
    name: "Nux Vomica",
    potency: "6d",
    categories: "skin-care",
  };
  const make = () => saveProduct(database.db, { sku: undefined, fields, ...BY });
  expect(await make()).toEqual({ ok: true, sku: "NUX-6X", isChanged: true });
  expect(await make()).toEqual({ ok: true, sku: "NUX-6X", isChanged: false });
  const [made] = await database.db.select().from(products).where(eq(products.sku, "NUX-6X"));
  for (const word of ["nux-v.", "6x", "6d", "sbl", "dilutions"])
    expect(made!.searchText.split(" ")).toContain(word);
  expect(await database.db.$count(productCategories, eq(productCategories.productId, made!.id))).toBe(2);
});

test("an address that changes twice leads from both old ones to the newest, and may come back", async () => {
  const fields = await fieldsOf(SKU);
  await save({ ...fields, slug: "second" });
  await save({ ...fields, slug: "third" });
  const paths = () =>
    database.db
      .select({ from: redirects.fromPath, to: redirects.toPath })
      .from(redirects)
      .orderBy(asc(redirects.fromPath));
  expect(await paths()).toEqual([
    { from: "/product/arnica-30", to: "/product/third" },
    { from: "/product/second", to: "/product/third" },
  ]);
  await save(fields);
  expect(await paths()).toEqual([
    { from: "/product/second", to: "/product/arnica-30" },
    { from: "/product/third", to: "/product/arnica-30" },
  ]);
});

test("a sale begins and ends by itself, and its price belongs to nobody else meanwhile", async () => {
  const sale = { sku: SKU, salePricePaise: 9_900, startsOn: "2026-11-22", endsOn: "2026-11-23", ...BY };
  expect(await planSale(database.db, sale)).toMatchObject({ ok: true });
  expect(await planSale(database.db, sale)).toMatchObject({ ok: true });
  expect(await database.db.$count(salePeriods)).toBe(1);
  const other = { ...sale, salePricePaise: 9_800 };
  expect(await planSale(database.db, other)).toEqual({ ok: false, reason: "overlaps" });
  expect(await turnSales(database.db, NOW)).toBe(0);
  await turnSales(database.db, new Date("2026-11-21T18:30:00Z"));
  expect(await priceOf(SKU)).toBe(9_900);
  expect(await save({ ...(await fieldsOf(SKU)), price: "120" })).toMatchObject({
    problems: { price: "on-sale" },
  });
  expect(await save({ ...(await fieldsOf(SKU)), name: "Arnica" })).toMatchObject({ ok: true });
  await turnSales(database.db, new Date("2026-11-23T18:29:59Z"));
  expect(await priceOf(SKU)).toBe(9_900);
  await turnSales(database.db, new Date("2026-11-23T18:30:00Z"));
  expect(await priceOf(SKU)).toBe(14_900);
  expect(
    await database.db
      .select({ reason: priceChanges.reason })
      .from(priceChanges)
      .orderBy(asc(priceChanges.id)),
  ).toEqual([{ reason: "sale-start" }, { reason: "sale-end" }]);
});

test("a running sale that is ended by hand gives the usual price back; one that would not be cheaper never begins", async () => {
  const sale = { sku: SKU, salePricePaise: 9_900, startsOn: "2026-11-21", endsOn: "2026-11-23", ...BY };
  await planSale(database.db, sale);
  await turnSales(database.db, NOW);
  const [running] = await database.db.select().from(salePeriods);
  expect(await endSale(database.db, { saleId: running!.id, ...BY })).toMatchObject({ ok: true });
  expect(await endSale(database.db, { saleId: running!.id, ...BY })).toEqual({
    ok: false,
    reason: "not-open",
  });
  expect(await priceOf(SKU)).toBe(14_900);
  await planSale(database.db, { ...sale, salePricePaise: 14_000 });
  await save({ ...(await fieldsOf(SKU)), price: "135" });
  await turnSales(database.db, NOW);
  expect(await priceOf(SKU)).toBe(13_500);
});

test.each([
  ["not lower than the price", { salePricePaise: 14_900 }, "not-lower"],
  ["over already", { startsOn: "2026-11-01", endsOn: "2026-11-20" }, "past"],
  ["back to front", { startsOn: "2026-11-24", endsOn: "2026-11-22" }, "order"],
  ["for no product", { sku: "NOPE" }, "unknown-product"],
])("a sale %s is refused", async (_, change, reason) => {
  const sale = { sku: SKU, salePricePaise: 9_900, startsOn: "2026-11-22", endsOn: "2026-11-23", ...BY };
  expect(await planSale(database.db, { ...sale, ...change })).toEqual({ ok: false, reason });
});

test("prices change by per cent as shown, up to MRP only, and are taken back but for those changed since", async () => {
  const wish: PercentWish = { filter: { q: "arnica", brand: "sbl", form: "" }, percent: 10, stepPaise: 100 };
  const plan = await planPercent(database.db, wish);
  expect(plan.changes.map(({ sku, newPricePaise }) => [sku, newPricePaise])).toEqual([[SKU, 16_400]]);
  expect(await applyPercent(database.db, { wish, digest: "other", ...BY })).toEqual({
    ok: false,
    reason: "changed-since",
  });
  expect(await applyPercent(database.db, { wish, digest: plan.digest, ...BY })).toMatchObject({
    ok: true,
    value: { count: 1 },
  });
  expect(await priceOf(SKU)).toBe(16_400);
  const [set] = await listPriceSets(database.db);
  expect(set).toMatchObject({ changeCount: 1, actor: { kind: "user", name: null }, isUndone: false });
  expect(await undoPercent(database.db, { changeSet: set!.changeSet, ...BY })).toEqual({
    ok: true,
    value: { count: 1, kept: [] },
  });
  expect(await priceOf(SKU)).toBe(14_900);
  expect(await undoPercent(database.db, { changeSet: set!.changeSet, ...BY })).toEqual({
    ok: false,
    reason: "undone",
  });
});

test("taking a change by per cent back leaves prices alone that somebody changed since, and names them", async () => {
  const wish: PercentWish = { filter: { q: "", brand: "", form: "" }, percent: -10, stepPaise: 50 };
  const { digest, changes } = await planPercent(database.db, wish);
  await applyPercent(database.db, { wish, digest, ...BY });
  await save({ ...(await fieldsOf(SKU)), price: "101" });
  const [set] = await listPriceSets(database.db);
  expect(await undoPercent(database.db, { changeSet: set!.changeSet, ...BY })).toEqual({
    ok: true,
    value: { count: changes.length - 1, kept: [SKU] },
  });
  expect(await priceOf(SKU)).toBe(10_100);
  expect(await undoPercent(database.db, { changeSet: "nonsense", ...BY })).toEqual({
    ok: false,
    reason: "unknown",
  });
});

async function fieldsOf(sku: string): Promise<ProductFields> {
  const vocabulary = await readVocabulary(database.db);
  const [product] = await readProducts(database.db, { where: hasSku([sku]), vocabulary });
  return productFields(product!.facts);
}

function save(fields: ProductFields, version?: string) {
  return saveProduct(database.db, { sku: SKU, fields, version, ...BY });
}

async function priceOf(sku: string): Promise<number> {
  const [row] = await database.db
    .select({ price: products.pricePaise })
    .from(products)
    .where(eq(products.sku, sku));
  return row!.price;
}
