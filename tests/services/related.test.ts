import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReadKept } from "#app/db/readings.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { fitsAge } from "#app/domain/catalog/child-shelf.ts";
import { relatedPacks } from "#app/domain/catalog/shelf-related.ts";
import { findProduct } from "#app/services/catalog/find-product.server.ts";
import { readShelfColumns } from "#app/services/catalog/shelf-columns.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { readAnewOnce } from "#tests/support/read-anew.ts";

const TODAY = "2026-11-21";
let shop: TestDatabase;
let readKept: ReadKept;

beforeAll(async () => {
  shop = await createTestDatabase("seeded");
  readKept = readAnewOnce(shop.db);
});
afterAll(() => shop.drop());

async function relatedTo(slug: string) {
  const product = await findProduct(readKept, { slug, today: TODAY });
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
    const product = await findProduct(readKept, { slug, today: TODAY });
    for (const related of product!.related) beside.add(related.slug);
  }
  const shown = await shop.db
    .select()
    .from(products)
    .where(inArray(products.slug, [...beside]));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((row) => !fitsAge(row, 0)).map(({ slug }) => slug)).toEqual([]);
});

test("beside a product stand those that share most categories with it, as the database counts them", async () => {
  const { rows } = await shop.pool.query<{
    id: number;
    slug: string;
    brandId: number;
    remedyId: number | null;
  }>(
    `select id, slug, brand_id as "brandId", remedy_id as "remedyId" from products
     where is_published and id % 97 = 5`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { id, slug, brandId, remedyId } of rows) {
    const nearest = relatedPacks(await readKept(readShelfColumns, TODAY), id, 30);
    const { rows: found } = await shop.pool.query<{ id: number; shared: number; isOfBrand: boolean }>(
      `select id, brand_id = $2 as "isOfBrand", (select count(*)::int from product_categories own
         join product_categories other using (category_id)
         where own.product_id = $1 and other.product_id = products.id) as shared
       from products where id = any($3::int[]) and is_published and sold_to = 'anyone'
         and id <> $1 and ($4::int is null or remedy_id is distinct from $4)`,
      [id, brandId, nearest, remedyId],
    );
    expect(found.length, slug).toBe(nearest.length);
    const turnOf = new Map(found.map((row) => [row.id, row.shared * 2 + Number(row.isOfBrand)]));
    const turns = nearest.map((each) => turnOf.get(each)!);
    expect(turns, slug).toEqual(turns.toSorted((a, b) => b - a));
    const { rows: left } = await shop.pool.query<{ most: number }>(
      `select coalesce(max(shared), 0) as most from (
         select count(*)::int as shared from product_categories own
         join product_categories other using (category_id) join products on products.id = other.product_id
         where own.product_id = $1 and is_published and sold_to = 'anyone' and ($3::int is null or remedy_id is distinct from $3)
           and other.product_id <> $1 and not coalesce(remedy_id::text, name) = any(
             select coalesce(remedy_id::text, name) from products where id = any($2::int[]) or id = $1)
         group by other.product_id) as others`,
      [id, nearest, remedyId],
    );
    expect(left[0]!.most, slug).toBeLessThanOrEqual(Math.floor((turns.at(-1) ?? 0) / 2));
  }
});
