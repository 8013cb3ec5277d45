import { max } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brands, products } from "#app/db/schema/catalog.ts";
import { seoPages } from "#app/db/schema/pages.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { batches, stockMovements } from "#app/db/schema/stock.ts";
import { isEmptyShop } from "#app/db/seed/empty-shop.ts";
import { listCatalogProducts } from "#app/db/seed/products/list-products.ts";
import { type SeedCounts, seedDatabase } from "#app/db/seed/seed.server.ts";
import { byCommand } from "#app/domain/actor.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { removeSampleReviews } from "#app/services/pages/sample-reviews.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const now = new Date("2026-11-21T12:00:00+05:30");

let shop: TestDatabase;
let counts: SeedCounts;

beforeAll(async () => {
  shop = await createTestDatabase("empty");
  expect(await isEmptyShop(shop.db)).toBe(true);
  counts = await seedDatabase(shop.db, { now });
});

afterAll(() => shop.drop());

test("the demo shop has the whole trade on its shelves", () => {
  expect(counts.products).toBeGreaterThanOrEqual(2000);
  expect(counts).toMatchObject({
    brands: 18,
    categories: 21,
    remedies: 440,
    conditions: 45,
    faqItems: 74,
    places: 110,
    seoPages: 98,
  });
});

test("no two packs share an address or a stock-keeping number", () => {
  const listed = listCatalogProducts("2026-11-21");
  expect(new Set(listed.map(({ row }) => row.slug)).size).toBe(listed.length);
  expect(new Set(listed.map(({ row }) => row.sku)).size).toBe(listed.length);
  expect(counts.products).toBe(listed.length);
});

test("seeding a second time, also on another day, changes nothing", async () => {
  const before = await checksums(shop);
  expect(await seedDatabase(shop.db, { now })).toEqual(counts);
  await seedDatabase(shop.db, { now: new Date("2027-03-01T12:00:00+05:30") });
  expect(await checksums(shop)).toEqual(before);
});

test("two shops seeded on the same day are the same to the last byte", async () => {
  const other = await createTestDatabase("empty");
  await seedDatabase(other.db, { now: new Date("2026-11-21T19:30:00+05:30") });
  expect(await checksums(other)).toEqual(await checksums(shop));
  await other.drop();
});

test("a shop first started soon after midnight dates nothing into the future", async () => {
  const other = await createTestDatabase("empty");
  const atMidnight = new Date("2026-11-22T00:01:00+05:30");
  await seedDatabase(other.db, { now: atMidnight });
  for (const column of [
    seoPages.updatedAt,
    products.updatedAt,
    batches.receivedAt,
    stockMovements.movedAt,
    reviews.createdAt,
  ]) {
    const [row] = await other.db.select({ latest: max(column) }).from(column.table);
    expect(row!.latest! <= atMidnight, column.name).toBe(true);
  }
  await other.drop();
});

test("a shop with a brand of its own keeps its catalogue and gets the places only", async () => {
  const own = await createTestDatabase("empty");
  await own.db.insert(brands).values({
    slug: "own-brand",
    name: "Own Brand",
    fullName: "Own Brand Pharmacy",
    country: "India",
    specialties: [],
    description: "The owner's own.",
    aliases: [],
  });
  const kept = await seedDatabase(own.db, { now });
  expect(kept).toMatchObject({ brands: 1, products: 0, categories: 0, places: 110 });
  expect(kept.pincodeRules).toBe(counts.pincodeRules);
  await own.drop();
});

test("a batch holds exactly the sum of its movements", async () => {
  const { rows } = await shop.pool.query(
    `select b.number from batches b left join stock_movements m on m.batch_id = b.id
     group by b.id having b.quantity <> coalesce(sum(m.quantity), 0)`,
  );
  expect(rows).toEqual([]);
  expect(await shop.db.$count(stockMovements)).toBeGreaterThan(counts.batches);
});

test("no pack was received before its product came into the catalogue", async () => {
  const { rows } = await shop.pool.query(
    "select b.number from batches b join products p on p.id = b.product_id where b.received_at < p.created_at",
  );
  expect(rows).toEqual([]);
});

test("about three in a hundred products are sold out, and some batches expire within 90 days", async () => {
  const stock = await shop.db.select().from(batches);
  const available = new Set(stock.filter(({ quantity }) => quantity > 0).map(({ productId }) => productId));
  const share = 1 - available.size / counts.products;
  expect(share).toBeGreaterThan(0.01);
  expect(share).toBeLessThan(0.06);
  expect(stock.filter(({ expiresOn }) => expiresOn < "2027-02-19").length).toBeGreaterThan(50);
});

test("sample reviews talk of packing and service, and one command removes them all", async () => {
  const own = await createTestDatabase("empty");
  await seedDatabase(own.db, { now });
  const rows = await own.db.select().from(reviews);
  expect(rows.every(({ isSample }) => isSample)).toBe(true);
  expect(
    rows.filter(({ body }) => /\b(pain|heal|relief|better|disease|symptom|effective|result)/i.test(body)),
  ).toEqual([]);
  await own.db
    .insert(reviews)
    .values({ productId: rows[0]!.productId, rating: 4, authorName: "Buyer", body: "Arrived in time." });
  const removed = await removeSampleReviews(own.db, { actor: byCommand("remove-sample-reviews"), now });
  expect(removed).toMatchObject({ ok: true, value: { rowCount: rows.length } });
  expect(await own.db.$count(reviews)).toBe(1);
  await own.drop();
});

test("no text that the demo shop stores for its visitors promises too much", async () => {
  const { rows: columns } = await shop.pool.query<{ table: string; name: string }>(
    `select table_name as table, column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'ARRAY', 'jsonb') and column_name <> all($1) and table_name <> all($2)`,
    [["ad_caution", "search_text", "search_names", "synonyms", "aliases", "other_names"], OFFICE_TABLES],
  );
  expect(columns.length).toBeGreaterThan(100);
  const found: unknown[] = [];
  for (const { table, name } of columns) {
    const { rows } = await shop.pool.query<{ value: unknown }>(
      `select distinct "${name}" as value from "${table}" where "${name}" is not null`,
    );
    for (const text of rows.flatMap(({ value }) => textsIn(value)))
      found.push(
        ...findHealthClaims(`${SHOWN_AFTER[name] ?? ""}${text}`).map((claim) => ({ table, name, ...claim })),
      );
  }
  expect(found).toEqual([]);
});

/** Seen in the office alone. */
const OFFICE_TABLES = ["poison_signatures", "audit", "outbox"];
/** Lists that stand on pages after these words. */
const SHOWN_AFTER: Record<string, string> = {
  when_to_see_doctor: "See a doctor: ",
  traditional_uses: "Traditionally used in homeopathy for ",
};

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

/** Every table of the shop with the number of its rows and a checksum over them. */
async function checksums({ pool }: TestDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ';' order by t::text)), '') as sum from "${name}" t`,
    );
    sums[name] = rows[0]!.sum;
  }
  return sums;
}
