import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { settings } from "#app/db/schema/ground.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { salesDays } from "#app/db/schema/reports-sales.ts";
import { batches, orderLineBatches } from "#app/db/schema/stock.ts";
import type { ReportName } from "#app/services/reports/registry.server.ts";
import { readReport } from "#app/services/reports/run-report.server.ts";
import { sumSales } from "#app/services/reports/sum-sales.server.ts";
import { addBatch, SATURDAY_MORNING } from "#tests/support/fixtures.ts";
import { reportShop } from "#tests/support/report-shop.ts";
import { addSale } from "#tests/support/sale.ts";

const { shop, run, one } = reportShop();

const PERIOD = { from: "2026-10-20", to: "2026-11-21" };
const LATER = new Date("2026-11-22T05:00Z");
const REPORTS = [
  "sales-by-day",
  "sales-by-zone",
  "sales-by-brand",
  "sales-by-form",
  "margin-by-product",
  "margin-by-brand",
] as const satisfies ReportName[];

const readAll = async () =>
  Object.fromEntries(
    await Promise.all(REPORTS.map(async (name) => [name, await run(name, PERIOD)] as const)),
  );
/** As the orders themselves say it, without any sum. */
async function readOrders() {
  await shop.db.delete(salesDays);
  return readAll();
}

test("whatever was sold, reports with sums say what the orders say, to the paisa", async () => {
  const [known, unknown] = [
    await addBatch(shop.db, { productId: shop.arnica.id, quantity: 9, costPaise: 6_133 }),
    await addBatch(shop.db, { productId: shop.arnica.id, quantity: 9 }),
  ];
  const line = fc.record({
    quantity: fc.integer({ min: 3, max: 9 }),
    pricePaise: fc.integer({ min: 1, max: 99_999 }),
    gstPercent: fc.constantFrom(0, 5, 12, 18),
    cancelledQuantity: fc.integer({ min: 0, max: 1 }),
    returnedQuantity: fc.integer({ min: 0, max: 2 }),
  });
  const sale = fc.record({
    lines: fc.tuple(line, line),
    deliveryPaise: fc.integer({ min: 0, max: 9_999 }),
    stateCode: fc.constantFrom("06", "27"),
    zone: fc.constantFrom("same-day", "pan-india"),
    status: fc.constantFrom("delivered" as const, "shipped" as const, "cancelled" as const),
    hours: fc.integer({ min: 0, max: 700 }),
    taken: fc.integer({ min: 1, max: 2 }),
  });
  await fc.assert(
    fc
      .asyncProperty(fc.array(sale, { minLength: 1, maxLength: 6 }), async (sales) => {
        for (const { lines, hours, taken, ...facts } of sales)
          await addSale(shop.db, {
            ...facts,
            lines: [
              {
                ...lines[0],
                productId: shop.arnica.id,
                from: [known, unknown].map((batchId) => ({ batchId, quantity: taken })),
              },
              { ...lines[1], productId: shop.drops.id },
            ],
            placedAt: new Date(SATURDAY_MORNING.getTime() - hours * 3_600_000),
          });
        await sumSales(shop.db, LATER);
        expect(await shop.db.$count(salesDays)).toBeGreaterThanOrEqual(
          sales.some(({ hours }) => hours > 48) ? 1 : 0,
        );
        const summed = await readAll();
        expect(summed).toEqual(await readOrders());
      })
      .afterEach(async () => {
        await shop.forgetSales();
      }),
    { numRuns: 12 },
  );
});

test("days are summed up two days later, once, and again after a change", async () => {
  await addSale(shop.db, { lines: [one()], placedAt: new Date("2026-11-21T05:00Z") });
  expect(await sumSales(shop.db, new Date("2026-11-12T05:00Z"))).toBe(1);
  expect((await shop.db.select().from(salesDays)).map(({ day }) => day)).toEqual(["2026-11-10"]);
  expect(await sumSales(shop.db, LATER)).toBe(10);
  expect(await sumSales(shop.db, LATER)).toBe(0);
  await addSale(shop.db, { lines: [one()], placedAt: new Date("2026-11-19T05:00Z") });
  expect(await sumSales(shop.db, LATER)).toBe(1);
});

test("the screen has the totals and the number of all rows, and reads no more rows than it shows", async () => {
  await addSale(shop.db, { lines: [one({ quantity: 2 }), { ...one(), productId: shop.drops.id }] });
  const { rows, totals } = await run("margin-by-product", PERIOD);
  const screen = await readReport(shop.db, { name: "margin-by-product", period: PERIOD });
  expect(screen).toMatchObject({ rows, totals, rowCount: 2, before: { totals: { packs: 0 } } });
});

const SUMMED_AT = new Date("2026-11-10T05:00Z");
let orderId: number;
let batchId: number;

beforeEach(async () => {
  batchId = await addBatch(shop.db, { productId: shop.arnica.id, quantity: 9, costPaise: 6_000 });
  const from = [{ batchId, quantity: 4 }];
  orderId = await addSale(shop.db, {
    // Its GST is another paisa in another state.
    lines: [{ ...one({ quantity: 4 }), pricePaise: 10_503, from }],
    deliveryPaise: 4_000,
    placedAt: SUMMED_AT,
  });
});

const ofOrder = () => eq(orders.id, orderId);
const ofLine = () => eq(orderLines.orderId, orderId);
const change: Record<string, () => Promise<unknown>> = {
  "an order that is cancelled": () => shop.db.update(orders).set({ status: "cancelled" }).where(ofOrder()),
  "an order that came back": () => shop.db.update(orders).set({ status: "returned" }).where(ofOrder()),
  "another zone": () => shop.db.update(orders).set({ zone: "pan-india" }).where(ofOrder()),
  "another fee": () =>
    shop.db.update(orders).set({ deliveryPaise: 5_000, totalPaise: 47_012 }).where(ofOrder()),
  "another state": () => shop.db.update(orders).set({ stateCode: "27" }).where(ofOrder()),
  "another day": () =>
    shop.db
      .update(orders)
      .set({ placedAt: new Date("2026-11-08T05:00Z") })
      .where(ofOrder()),
  "packs taken out": () => shop.db.update(orderLines).set({ cancelledQuantity: 1 }).where(ofLine()),
  "packs brought back": () => shop.db.update(orderLines).set({ returnedQuantity: 2 }).where(ofLine()),
  "another rate of GST": () => shop.db.update(orderLines).set({ gstPercent: 12 }).where(ofLine()),
  "another order of that day": () => addSale(shop.db, { lines: [one()], placedAt: SUMMED_AT }),
  "a line more": async () => {
    const [line] = await shop.db.select().from(orderLines).where(ofLine());
    const { id: _, ...facts } = line!;
    await shop.db.insert(orderLines).values({ ...facts, productId: shop.drops.id });
  },
  "a line less": async () => {
    await shop.db.delete(orderLineBatches);
    await shop.db.delete(orderLines).where(ofLine());
  },
  "another cost of a batch": () => shop.db.update(batches).set({ costPaise: 7_000 }),
  "packs of another batch": async () => {
    const other = await addBatch(shop.db, { productId: shop.arnica.id, quantity: 9, costPaise: 1_000 });
    await shop.db.update(orderLineBatches).set({ batchId: other });
  },
  "packs whose batch is not known any more": () => shop.db.delete(orderLineBatches),
  "another brand": async () => {
    const [drops] = await shop.db.select().from(products).where(eq(products.id, shop.drops.id));
    await shop.db.update(products).set({ brandId: drops!.brandId }).where(eq(products.id, shop.arnica.id));
  },
  "another form": async () => {
    const [drops] = await shop.db.select().from(products).where(eq(products.id, shop.drops.id));
    await shop.db.update(products).set({ formId: drops!.formId }).where(eq(products.id, shop.arnica.id));
  },
  "a shop that moved to another state": () =>
    shop.db
      .insert(settings)
      .values({ key: "shop", value: { address: { stateCode: "27" } }, updatedAt: LATER }),
};

test.each(Object.keys(change))("of a summed day, %s is shown at once, and summed up next", async (what) => {
  await sumSales(shop.db, LATER);
  const before = await readAll();
  const [arnica] = await shop.db.select().from(products).where(eq(products.id, shop.arnica.id));
  try {
    await change[what]!();
    const changed = await readAll();
    expect(changed).not.toEqual(before);
    await sumSales(shop.db, LATER);
    expect(await readAll()).toEqual(changed);
    expect(changed).toEqual(await readOrders());
  } finally {
    await shop.db.delete(settings);
    const { brandId, formId } = arnica!;
    await shop.db.update(products).set({ brandId, formId }).where(eq(products.id, shop.arnica.id));
  }
});

test.each(["placed", "confirmed", "packed", "out_for_delivery", "shipped", "delivered", "returned"] as const)(
  "an order of a summed day that becomes %s counts as the orders say",
  async (status) => {
    await sumSales(shop.db, LATER);
    await shop.db.update(orders).set({ status }).where(ofOrder());
    expect(await readAll()).toEqual(await readOrders());
  },
);
