import { afterAll, beforeAll, expect, test } from "vitest";
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
