import { eq, gt, inArray, like } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { audit, settings } from "#app/db/schema/ground.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { countSoldPacks } from "#app/services/reports/count-sold-packs.server.ts";
import { markBestSellers } from "#app/services/reports/mark-best-sellers.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addPincodes,
  addStockedProduct,
  SATURDAY_MORNING as now,
  placeTestOrder,
} from "#tests/support/fixtures.ts";
import { statementsOf } from "#tests/support/statements.ts";

// Orders are changed here past all rules: what the job reads of them is the subject.
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
});
afterAll(() => database.drop());

const DAY_MS = 86_400_000;
const SALES = 4;

const sale = fc.record({
  product: fc.nat(1),
  status: fc.constantFrom("placed", "packed", "shipped", "delivered", "cancelled", "returned"),
  cancelled: fc.nat(6),
  returned: fc.nat(6),
  daysAgo: fc.constantFrom(0, 1, 89, 91, 400),
});

async function choose(value: { isFromSales: boolean; leastPacks: number }) {
  const row = { key: "bestSellers", value };
  await database.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: { value } });
}

test("only packs delivered in 90 days and kept make a best seller, the owner's marks stand unless they chose so, each change is written down, and the packs are counted at the product", async () => {
  const { db } = database;
  const shelf = [
    await addStockedProduct(db, { quantity: 99 }),
    await addStockedProduct(db, { quantity: 99 }),
  ];
  const ids = shelf.map(({ id }) => id);
  const placed = await Promise.all(
    Array.from({ length: SALES * 2 }, async (_, n) => {
      const lines = [{ slug: shelf[n % 2]!.slug, quantity: 12 }];
      const { number } = await placeTestOrder(db, { lines, form: { phone: `98123456${10 + n}` } });
      const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
      return order!.id;
    }),
  );
  const marked = async () => {
    const rows = await db
      .select({ isBestSeller: products.isBestSeller })
      .from(products)
      .where(inArray(products.id, ids))
      .orderBy(products.id);
    return rows.map(({ isBestSeller }) => isBestSeller);
  };

  const sold = async () => {
    const rows = await db
      .select({ soldPacks: products.soldPacks })
      .from(products)
      .where(inArray(products.id, ids))
      .orderBy(products.id);
    return rows.map(({ soldPacks }) => soldPacks);
  };

  await fc.assert(
    fc.asyncProperty(
      fc.array(sale, { minLength: SALES, maxLength: SALES }),
      fc.integer({ min: 1, max: 20 }),
      async (sales, leastPacks) => {
        await db.update(orders).set({ status: "cancelled" });
        const kept = [0, 0];
        for (const [n, { product, status, cancelled, returned, daysAgo }] of sales.entries()) {
          const orderId = placed[n * 2 + product]!;
          const placedAt = new Date(now.getTime() - daysAgo * DAY_MS);
          await db
            .update(orders)
            .set({ status: status as "placed", placedAt })
            .where(eq(orders.id, orderId));
          await db
            .update(orderLines)
            .set({ cancelledQuantity: cancelled, returnedQuantity: returned })
            .where(eq(orderLines.orderId, orderId));
          if (status === "delivered" && daysAgo < 90) kept[product]! += 12 - cancelled - returned;
        }
        await choose({ isFromSales: true, leastPacks });
        await markBestSellers(db, now);
        expect(await marked()).toEqual(kept.map((packs) => packs >= leastPacks));
        expect(await markBestSellers(db, now)).toBe(0);
        await countSoldPacks(db, now);
        expect(await sold()).toEqual(kept);
        expect(await countSoldPacks(db, now)).toBe(0);
      },
    ),
    { numRuns: 25 },
  );

  await db.update(products).set({ isBestSeller: true }).where(inArray(products.id, ids));
  await db.update(orders).set({ status: "cancelled" });
  await choose({ isFromSales: false, leastPacks: 1 });
  expect(await markBestSellers(db, now)).toBe(0);
  expect(await marked()).toEqual([true, true]);
  await choose({ isFromSales: true, leastPacks: 1 });
  expect(await markBestSellers(db, now)).toBeGreaterThan(0);
  expect(await marked()).toEqual([false, false]);
  const told = await db.select().from(audit).where(like(audit.action, "%mark-best-seller-product"));
  expect(told.length).toBeGreaterThan(1);
  for (const { actorKind, actorId } of told)
    expect([actorKind, actorId]).toEqual(["system", "mark-best-sellers"]);
});

test("packs of a whole catalogue are counted in portions, so that no statement of it ends for its length and nobody waits long for a product", async () => {
  const shop = await createTestDatabase("seeded");
  try {
    await shop.ownerDb.update(products).set({ soldPacks: 3 });
    const all = await shop.db.$count(products);
    const counted: number[] = [];
    const statements = await statementsOf(shop.pool, async () => {
      counted.push(await countSoldPacks(shop.db, now));
    });
    expect(counted).toEqual([all]);
    expect(await shop.db.$count(products, gt(products.soldPacks, 0))).toBe(0);
    const writing = statements.filter(({ text }) => /^\s*update/.test(text));
    const written = writing.map(({ values }) => (Array.isArray(values[0]) ? values[0].length : all));
    expect(Math.max(...written)).toBeLessThanOrEqual(500);
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(all);
  } finally {
    await shop.drop();
  }
});
