import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReadKept } from "#app/db/readings.server.ts";
import { listedMedicine, type MedicinePack } from "#app/domain/catalog/medicine.ts";
import { SHOP_SORTS, type ShopSort } from "#app/domain/catalog/shop-filter.ts";
import { isInStock } from "#app/services/catalog/availability.server.ts";
import { listProducts } from "#app/services/catalog/list-products.server.ts";
import { listShelf } from "#app/services/catalog/list-shelf.server.ts";
import { medicineKey } from "#app/services/catalog/medicine-query.server.ts";
import { storedPotency } from "#app/services/catalog/product-cards.server.ts";
import { matches } from "#app/services/catalog/shop-query.server.ts";
import { filterOf } from "#tests/support/asked.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { readAnewOnce } from "#tests/support/read-anew.ts";
import { changeShelf, SHELF_CHANGES } from "#tests/support/shelf-changes.ts";

const TODAY = "2026-11-21";
const PER_PAGE = 40;
const ALL = 10_000;
const FILTERS = [
  "view=all",
  "category=dilutions",
  "condition=skin-care&stock=in",
  "form=tablets&max=200",
  "origin=germany&min=120",
  "alcohol=free",
  "category=mother-tinctures&category=cough-and-cold",
];

let shop: TestDatabase;
let readKept: ReadKept;
beforeAll(async () => {
  shop = await createTestDatabase("seeded");
  await shop.ownerDb.execute(sql`update batches set is_demo = false`);
  await shop.ownerDb.execute(
    sql`update products set created_at = timestamptz '2026-01-01 10:00Z' + (id * 37 % 400) * interval '1 hour',
      is_featured = id % 29 = 0, is_best_seller = id % 31 = 0`,
  );
  for (const n of [3, 77, 1_234])
    for (const what of Object.keys(SHELF_CHANGES).filter((each) => !each.includes("all places")))
      await changeShelf(shop.ownerDb, { what, n });
  await shop.ownerDb.execute(sql`update products set sold_packs = id % 7 where id % 5 = 0`);
  readKept = readAnewOnce(shop.db);
});
afterAll(() => shop.drop());

/** What the cards say, by the packs that the database finds. */
async function cardsByDatabase(filter: ReturnType<typeof filterOf>) {
  const { rows } = await shop.db.execute<
    Omit<MedicinePack, "potency"> & { key: string; slug: string } & Parameters<typeof storedPotency>[0]
  >(sql`
    select ${medicineKey} as key, products.id, products.slug, brand_id as "brandId", brands.is_featured as "isBrandFeatured",
      potency_scale as "potencyScale", potency_number as "potencyNumber", pack_size as "packSize", price_paise as "pricePaise",
      ${isInStock(TODAY)} as "isInStock", is_best_seller as "isBestSeller", sold_packs as "soldPacks"
    from products join brands on brands.id = brand_id where ${matches({ filter, today: TODAY })}`);
  const slugOf = new Map(rows.map(({ id, slug }) => [id, slug]));
  const packs = rows.map((row) => ({ ...row, potency: storedPotency(row) }));
  return [...Map.groupBy(packs, ({ key }) => key)]
    .flatMap(([key, own]) => listedMedicine(key, own))
    .map(({ choiceIds, ...facts }) => ({ ...facts, offered: choiceIds.map((id) => slugOf.get(id)!) }));
}

/** By what the database itself says of the packs of each medicine. */
const BY: Record<Exclude<ShopSort, "featured">, SQL> = {
  newest: sql`max(created_at) desc`,
  "price-low": sql`min(price_paise)`,
  "price-high": sql`min(price_paise) desc`,
  "name-asc": sql`min(0)`,
  rating: sql`max((select avg(rating) from reviews where product_id = products.id and status = 'published')) desc nulls last`,
  origin: sql`min(origin_country)`,
};

/** What the database itself says of each pack. */
const PACKS_BY = {
  newest: sql`extract(epoch from created_at)::bigint`,
  "price-low": sql`price_paise`,
  "price-high": sql`price_paise`,
  origin: sql`origin_country`,
};

async function keysByDatabase(filter: ReturnType<typeof filterOf>, by: SQL): Promise<string[]> {
  const { rows } = await shop.db.execute<{ key: string }>(sql`
    select ${medicineKey} as key from products where ${matches({ filter, today: TODAY })}
    group by 1 order by ${by}, coalesce(lower(min((select name from remedies where id = remedy_id))), min(lower(products.name))), 1`);
  return rows.map(({ key }) => key);
}

async function keysShown(address: string, perPage: number) {
  const listing = await listShelf(readKept, { filter: filterOf(address), today: TODAY, perPage });
  if (listing.unit !== "medicines") throw new Error(`${address} lists packs`);
  return { total: listing.total, keys: listing.medicines.map(({ key }) => key) };
}

test("each list holds the medicines that the database finds, page by page in the order that it gives them", async () => {
  const sorts = SHOP_SORTS.filter((sort) => sort !== "featured" && sort !== "rating");
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FILTERS),
      fc.constantFrom(...(sorts as (keyof typeof BY)[])),
      fc.nat(3),
      async (address, sort, page) => {
        const expected = await keysByDatabase(filterOf(address), BY[sort]);
        const shown = await keysShown(`${address}&sort=${sort}&page=${page + 1}`, PER_PAGE);
        expect(shown.total).toBe(expected.length);
        expect(shown.keys).toEqual(expected.slice(page * PER_PAGE, (page + 1) * PER_PAGE));
      },
    ),
    { numRuns: 40 },
  );
});

const PACK_FILTERS = [
  "brand=sbl",
  "potency=30-ch&stock=in",
  "pack=30-ml&max=200",
  "brand=adel&category=drops",
];

test("each list of packs holds those that the database finds, in the order of what it goes by", async () => {
  for (const address of PACK_FILTERS)
    for (const [sort, by] of Object.entries(PACKS_BY)) {
      const { rows } = await shop.db.execute<{ slug: string; by: string }>(sql`
        select slug, ${by}::text as by from products where ${matches({ filter: filterOf(address), today: TODAY })}`);
      const filter = filterOf(`${address}&sort=${sort}`);
      const { products, total } = await listProducts(readKept, { filter, today: TODAY, perPage: ALL });
      const values = new Map(rows.map((row) => [row.slug, row.by]));
      expect(total).toBe(rows.length);
      expect(new Set(products.map(({ slug }) => slug))).toEqual(new Set(values.keys()));
      const inOrder = products.map(({ slug }) => values.get(slug)!);
      const sorted = inOrder.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
      expect(inOrder).toEqual(sort === "newest" || sort === "price-high" ? sorted.reverse() : sorted);
      const second = { filter: { ...filter, page: 2 }, today: TODAY, perPage: PER_PAGE };
      expect((await listProducts(readKept, second)).products).toEqual(products.slice(PER_PAGE, 2 * PER_PAGE));
    }
});

test("each card counts and offers what the packs that the database finds say", async () => {
  for (const address of FILTERS) {
    const filter = filterOf(address);
    const listing = await listShelf(readKept, { filter, today: TODAY, perPage: ALL });
    if (listing.unit !== "medicines") throw new Error(`${address} lists packs`);
    const shown = listing.medicines.map(({ name: _, remedySlug: __, choices, ...facts }) => {
      return { ...facts, offered: choices.map(({ slug }) => slug) };
    });
    const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key);
    expect(shown.toSorted(byKey)).toEqual((await cardsByDatabase(filter)).toSorted(byKey));
  }
});

test("what has more stars stands before what has fewer, then what has none as the shop puts it forward", async () => {
  const shown = await keysShown("view=all&sort=rating", ALL);
  const expected = await keysByDatabase(filterOf("view=all"), BY.rating);
  expect(new Set(shown.keys)).toEqual(new Set(expected));
  const { rows } = await shop.db.execute<{ key: string; stars: number }>(sql`
    select ${medicineKey} as key, max(round(stars, 1))::float as stars from products
    join (select product_id, coalesce(avg(rating) filter (where not is_sample), avg(rating)) as stars from reviews
      where status = 'published' group by 1) as rated on rated.product_id = products.id
    where ${matches({ filter: filterOf("view=all"), today: TODAY })} group by 1`);
  const starsOf = new Map(rows.map(({ key, stars }) => [key, stars]));
  const stars = shown.keys.map((key) => starsOf.get(key) ?? 0);
  expect(rows.length).toBeGreaterThan(0);
  expect(stars).toEqual(stars.toSorted((a, b) => b - a));
});

test("featured medicines stand first, then best sellers, then all others by name", async () => {
  const { keys } = await keysShown("view=all", ALL);
  const { rows } = await shop.db.execute<{ key: string; turn: number }>(sql`
    select ${medicineKey} as key, min(case when is_featured then 0 when is_best_seller then 1 else 2 end) as turn
    from products where ${matches({ filter: filterOf("view=all"), today: TODAY })} group by 1`);
  const turnOf = new Map(rows.map(({ key, turn }) => [key, turn]));
  const turns = keys.map((key) => turnOf.get(key));
  expect(turns).toEqual(turns.toSorted());
  expect(new Set(turns)).toEqual(new Set([0, 1, 2]));
  const byName = await keysByDatabase(filterOf("view=all"), BY["name-asc"]);
  expect(keys.filter((key) => turnOf.get(key) === 2)).toEqual(byName.filter((key) => turnOf.get(key) === 2));
});
