import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReadKept } from "#app/db/readings.server.ts";
import { brands, categories, products, remedies } from "#app/db/schema/catalog.ts";
import { patents } from "#app/db/seed/facts.ts";
import { findProduct } from "#app/services/catalog/find-product.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { readAnewOnce } from "#tests/support/read-anew.ts";

let shop: TestDatabase;
let readKept: ReadKept;
beforeAll(async () => {
  shop = await createTestDatabase("seeded");
  readKept = readAnewOnce(shop.db);
});
afterAll(() => shop.drop());

test("the counter has plain globules, sugar of milk, vials and droppers, and none of it is called a medicine", async () => {
  const rows = await shop.db
    .select({ name: products.name, route: products.route, hsn: products.hsn, remedyId: products.remedyId })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.formId))
    .where(eq(categories.slug, "globules-and-supplies"));
  const names = rows.map(({ name }) => name).join(", ");
  for (const wanted of [/Plain Globules/, /Sugar of Milk/, /Glass Vials, 1 dram/, /2 dram/, /Droppers/])
    expect(names).toMatch(wanted);
  expect(rows.filter(({ hsn, remedyId }) => hsn.startsWith("30") || remedyId !== null)).toEqual([]);
});

test("whoever takes no alcohol finds the everyday remedies as medicated globules of 1 dram, 2 dram and 30 g", async () => {
  const packs = await shop.db
    .select({ slug: remedies.slug, sizes: sql<string[]>`array_agg(distinct ${products.packSize})` })
    .from(products)
    .innerJoin(remedies, eq(remedies.id, products.remedyId))
    .where(sql`${products.dosageForm} = 'globules' and ${products.potencyNumber} = 30`)
    .groupBy(remedies.slug);
  expect(packs.length).toBeGreaterThan(100);
  for (const { slug, sizes } of packs)
    expect(sizes.toSorted(), slug).toEqual([
      "1 dram (4 g) globules",
      "2 dram (8 g) globules",
      "30 g globules",
    ]);
  const known = packs.map(({ slug }) => slug);
  expect(known).toEqual(expect.arrayContaining(["chamomilla", "colocynthis", "nux-vomica"]));
});

test("a kit lists every vial that is in it", async () => {
  const rows = await shop.db
    .select({ slug: products.slug, size: products.packSize, ingredients: products.ingredients })
    .from(products)
    .where(eq(products.dosageForm, "kit"));
  expect(rows.length).toBeGreaterThan(0);
  for (const { slug, size, ingredients } of rows) {
    expect(new Set(ingredients).size, slug).toBe(Number(/^\d+/.exec(size)![0]));
    const page = await findProduct(readKept, { slug, today: "2026-11-22" });
    expect(page?.ingredients).toEqual(ingredients);
  }
});

test("every brand has a product, and a mixture sold by number alone names no use", async () => {
  const empty = await shop.db
    .select({ slug: brands.slug })
    .from(brands)
    .where(sql`not exists (select from products own where own.brand_id = ${brands}.id)`);
  expect(empty).toEqual([]);
  const numbered = await shop.db
    .select({ slug: products.slug, mayTell: products.canPublishIndication })
    .from(products)
    .where(sql`${products.name} ~ '^(WL|NL|Ral|Drox|HC|Adel|L) [0-9]+ '`);
  expect(numbered.length).toBe(70);
  expect(numbered.filter(({ mayTell }) => mayTell)).toEqual([]);
});

test("the names that people ask for are there", async () => {
  const slugs = (await shop.db.select({ slug: products.slug }).from(products)).map(({ slug }) => slug);
  const asked = [
    "r88-drops",
    "r30-drops",
    "r95-",
    "vita-c-15",
    "damiaplant",
    "tonicard",
    "mulimen",
    "mullein-oil",
    "cineraria-maritima-eye-drops-schwabe",
    "homeodent",
    "thuja-ointment",
    "rhus-tox-ointment",
    "graphites-ointment",
    "prostonum",
    "femtone",
    "sunny-arnica-hair-oil",
    "kof-aid",
    "sinus-aid",
    "gastro-aid",
    "omeo-cough",
    "omeo-alfalfa",
    "omeo-toothpaste",
    "a18-drops",
  ];
  expect(asked.filter((start) => !slugs.some((slug) => slug.startsWith(start)))).toEqual([]);
  expect(new Set(patents.map(({ slug }) => slug)).size).toBe(patents.length);
});
