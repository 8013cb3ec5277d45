import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { categories, productCategories, products } from "#app/db/schema/catalog.ts";
import { SOLD_TO } from "#app/domain/catalog/sold-to.ts";
import { dateShelves } from "#app/services/pages/sitemaps/date-shelves.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addForm, addProduct } from "#tests/support/fixtures.ts";

let shop: TestDatabase;
const formIds: number[] = [];
const productIds: number[] = [];
beforeAll(async () => {
  shop = await createTestDatabase("empty");
  for (let n = 0; n < 3; n++) formIds.push(await addForm(shop.db));
  for (let n = 0; n < 4; n++) {
    const { id } = await addProduct(shop.db, { formId: formIds[n % 3]! });
    productIds.push(id);
    await shop.db.insert(productCategories).values({ productId: id, categoryId: formIds[n % 3]! });
  }
});
afterAll(() => shop.drop());

/** Of each shelf, as sitemaps say it. */
async function datesOfSitemap(): Promise<(Date | undefined)[]> {
  const shelves = await shop.db.select({ slug: categories.slug }).from(categories).orderBy(categories.id);
  const entries = shelves.map(({ slug }) => ({
    ...({ path: "/categories", changeFrequency: "weekly", priority: 1 } as const),
    shelf: { kind: "category" as const, slug },
  }));
  return (await dateShelves(shop.db, entries)).map(({ lastModified }) => lastModified);
}

/** Of each shelf, from every product that stands on it. */
async function datesOfProducts(): Promise<(Date | undefined)[]> {
  const { rows } = await shop.pool.query<{ last: Date | null }>(
    `select max(p.updated_at) filter (where p.is_published and p.sold_to = 'anyone') as last
     from categories c left join product_categories s on s.category_id = c.id left join products p on p.id = s.product_id
     group by c.id order by c.id`,
  );
  return rows.map(({ last }) => last ?? undefined);
}

test("whatever happens to products and shelves, each shelf has the moment when one of its products last changed", async () => {
  const nth = (most: number) => fc.nat({ max: most - 1 });
  const step = fc.oneof(
    fc.record({
      what: fc.constant("write" as const),
      product: nth(4),
      day: fc.integer({ min: 1, max: 28 }),
      isPublished: fc.boolean(),
      soldTo: fc.constantFrom(...SOLD_TO),
    }),
    fc.record({ what: fc.constantFrom("put" as const, "take" as const), product: nth(4), shelf: nth(3) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const each of steps) {
        const productId = productIds[each.product]!;
        if (each.what === "write") {
          const updatedAt = new Date(Date.UTC(2026, 9, each.day));
          const { isPublished, soldTo } = each;
          await shop.db
            .update(products)
            .set({ updatedAt, isPublished, soldTo })
            .where(eq(products.id, productId));
          continue;
        }
        const place = { productId, categoryId: formIds[each.shelf]! };
        if (each.what === "put") await shop.db.insert(productCategories).values(place).onConflictDoNothing();
        else
          await shop.db
            .delete(productCategories)
            .where(
              and(
                eq(productCategories.productId, place.productId),
                eq(productCategories.categoryId, place.categoryId),
              ),
            );
      }
      expect(await datesOfSitemap()).toEqual(await datesOfProducts());
    }),
    { numRuns: 40 },
  );
});

test("a product that changes while somebody puts it on a shelf is dated by the change", async () => {
  const { id } = await addProduct(shop.db, { formId: formIds[0]! });
  const [changing, putting] = [await shop.pool.connect(), await shop.pool.connect()];
  const place = `insert into product_categories (product_id, category_id) values (${id}, ${formIds[2]})`;
  const change = `update products set updated_at = '2027-02-01T05:00Z' where id = ${id}`;
  try {
    await changing.query("begin");
    await changing.query(change);
    const put = putting.query(place);
    await changing.query("commit");
    await put;
    expect((await datesOfSitemap())[2]).toEqual(new Date("2027-02-01T05:00Z"));

    await putting.query("begin");
    await putting.query(`delete from product_categories where product_id = ${id}`);
    await putting.query(place);
    const changed = changing.query(change.replace("02-01", "03-01"));
    await putting.query("commit");
    await changed;
    expect((await datesOfSitemap())[2]).toEqual(new Date("2027-03-01T05:00Z"));
  } finally {
    changing.release();
    putting.release();
  }
});
