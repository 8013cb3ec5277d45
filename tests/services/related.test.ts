import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { fitsAge } from "#app/domain/catalog/child-shelf.ts";
import { findProduct } from "#app/services/catalog/find-product.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let shop: TestDatabase;

beforeAll(async () => {
  shop = await createTestDatabase("seeded");
});
afterAll(() => shop.drop());

async function relatedTo(slug: string) {
  const product = await findProduct(shop.db, { slug, today: "2026-11-21" });
  return product?.related.map(({ name }) => name) ?? [];
}

test("the other packs of a speciality are choices of it and no related products", async () => {
  const related = await relatedTo("aller-aid-tablets-baksons-75-tablets");
  expect(related).toHaveLength(4);
  expect(related).not.toContain("Aller Aid Tablets");
});

test("a remedy of another maker is a choice and no related product", async () => {
  const related = await relatedTo("arnica-montana-30-ch-sbl-30-ml");
  expect(related).toHaveLength(4);
  expect(related).not.toContain("Arnica Montana");
});

test("of each related medicine one pack is shown", async () => {
  const related = await relatedTo("bio-combination-28-sbl-25-g");
  expect(related).toHaveLength(4);
  expect(new Set(related).size).toBe(4);
});

test("beside a child's medicine stands nothing that a child's shelf would not take", async () => {
  const { rows } = await shop.pool.query<{ slug: string }>(`select products.slug from products
    join product_categories own on own.product_id = products.id
    join categories on categories.id = own.category_id where categories.slug = 'child-care'`);
  const beside = new Set<string>();
  for (const { slug } of rows) {
    const product = await findProduct(shop.db, { slug, today: "2026-11-21" });
    for (const related of product!.related) beside.add(related.slug);
  }
  const shown = await shop.db
    .select()
    .from(products)
    .where(inArray(products.slug, [...beside]));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((row) => !fitsAge(row, 0)).map(({ slug }) => slug)).toEqual([]);
});
