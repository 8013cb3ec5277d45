import fc from "fast-check";
import { expect, test } from "vitest";
import { settings } from "#app/db/schema/ground.ts";
import { orders } from "#app/db/schema/orders.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { findFigures } from "#app/services/office/today.server.ts";
import { orderGst } from "#app/services/orders/order-gst.server.ts";
import { readReport } from "#app/services/reports/run-report.server.ts";
import { addBatch, SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";
import { reportShop, WEEK } from "#tests/support/report-shop.ts";
import { addSale } from "#tests/support/sale.ts";

const { shop, run, one } = reportShop();

test("a day of sales is its orders with packs, goods, delivery, GST and the average order; days without sales are zero", async () => {
  await addSale(shop.db, { lines: [one({ quantity: 2 })], deliveryPaise: 4_000 });
  await addSale(shop.db, { lines: [one()] });
  const { rows, totals } = await run("sales-by-day");
  expect(rows).toHaveLength(7);
  expect(rows[0]).toMatchObject({ day: "2026-11-15", orders: 0, totalPaise: 0, averagePaise: null });
  expect(rows[6]).toEqual({
    day: "2026-11-21",
    orders: 2,
    packs: 3,
    goodsPaise: 31_500,
    deliveryPaise: 4_000,
    taxPaise: 1_690,
    totalPaise: 35_500,
    averagePaise: 17_750,
  });
  expect(totals).toMatchObject({ orders: 2, totalPaise: 35_500, averagePaise: 17_750 });
});

test.each(["awaiting_payment", "cancelled", "returned"] as const)(
  "an order that is %s is in no report of sales or margins, nor in today's figures",
  async (status) => {
    await addSale(shop.db, { lines: [one()], status });
    for (const name of ["sales-by-form", "sales-by-brand", "sales-by-zone", "margin-by-product"] as const)
      expect((await run(name)).rows).toEqual([]);
    expect((await run("sales-by-day")).totals.orders).toBe(0);
    expect((await findFigures(shop.db, now)).today).toEqual({ orders: 0, paise: 0 });
  },
);

test("packs that were cancelled or brought back are netted, in packs, money and GST", async () => {
  await addSale(shop.db, {
    lines: [
      one({ quantity: 5, cancelledQuantity: 1, returnedQuantity: 2 }),
      { productId: shop.drops.id, quantity: 1, pricePaise: 20_000, returnedQuantity: 1 },
    ],
    deliveryPaise: 4_000,
  });
  expect((await run("sales-by-day")).totals).toMatchObject({
    orders: 1,
    packs: 2,
    goodsPaise: 21_000,
    deliveryPaise: 4_000,
    taxPaise: 1_190,
  });
  expect((await run("sales-by-brand")).rows.map(({ brand, packs }) => [brand, packs])).toEqual([["SBL", 2]]);
});

test("an order belongs to the day it is in India, to the second around midnight", async () => {
  const at = (time: string) => addSale(shop.db, { lines: [one()], placedAt: new Date(time) });
  await at("2026-11-14T18:29:59.999Z");
  await at("2026-11-14T18:30:00Z");
  await at("2026-11-15T18:29:59Z");
  await at("2026-11-15T18:30:00Z");
  await at("2026-11-21T18:29:59Z");
  await at("2026-11-21T18:30:00Z");
  const { rows } = await run("sales-by-day");
  expect(rows.map(({ orders: count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 1]);
});

test("days, forms, brands and zones tell of the same packs and goods, and GST is that of the receipts, whatever was sold", async () => {
  const line = fc.record({
    quantity: fc.integer({ min: 3, max: 9 }),
    pricePaise: fc.integer({ min: 1, max: 99_999 }),
    gstPercent: fc.constantFrom(0, 5, 12, 18),
    cancelledQuantity: fc.integer({ min: 0, max: 1 }),
    returnedQuantity: fc.integer({ min: 0, max: 1 }),
  });
  const sale = fc.record({
    both: fc.tuple(line, line),
    deliveryPaise: fc.integer({ min: 0, max: 9_999 }),
    stateCode: fc.constantFrom("06", "27"),
    zone: fc.constantFrom("same-day", "pan-india"),
    hours: fc.integer({ min: 0, max: 160 }),
  });
  await fc.assert(
    fc
      .asyncProperty(fc.array(sale, { minLength: 1, maxLength: 4 }), async (sales) => {
        let taxPaise = 0;
        for (const { both, hours, ...facts } of sales) {
          const lines = [shop.arnica, shop.drops].map(({ id }, n) => ({
            ...both[n]!,
            productId: id,
          }));
          await addSale(shop.db, {
            ...facts,
            lines,
            placedAt: new Date(now.getTime() - hours * 3_600_000),
          });
          const gst = orderGst({
            lines: lines.map((each) => ({ ...each, mrpPaise: each.pricePaise })),
            deliveryPaise: facts.deliveryPaise,
            isIntraState: facts.stateCode === "06",
          });
          taxPaise += gst.cgstPaise + gst.sgstPaise + gst.igstPaise;
        }
        const period = { from: "2026-11-01", to: indiaDate(now) };
        const byDay = (await run("sales-by-day", period)).totals;
        expect(byDay).toMatchObject({ orders: sales.length, taxPaise });
        expect((await run("sales-by-zone", period)).totals).toEqual(byDay);
        for (const name of ["sales-by-form", "sales-by-brand"] as const) {
          const { packs, goodsPaise } = (await run(name, period)).totals;
          expect({ packs, goodsPaise }).toEqual({ packs: byDay.packs, goodsPaise: byDay.goodsPaise });
        }
      })
      .afterEach(async () => {
        await shop.forgetSales();
      }),
    { numRuns: 15 },
  );
});

test("today's figures are those of the report", async () => {
  await addSale(shop.db, { lines: [one({ quantity: 3, returnedQuantity: 1 })], deliveryPaise: 4_000 });
  const { totals } = await run("sales-by-day", { from: indiaDate(now), to: indiaDate(now) });
  expect((await findFigures(shop.db, now)).today).toEqual({
    orders: totals.orders,
    paise: totals.totalPaise,
  });
});

test("zones are called as the owner named them", async () => {
  const delivery = { zones: { "same-day": { name: "Sohna and around" } } };
  await shop.db.insert(settings).values({ key: "delivery", value: delivery, updatedAt: now });
  await addSale(shop.db, { lines: [one()] });
  expect((await run("sales-by-zone")).rows).toMatchObject([{ zone: "Sohna and around", orders: 1 }]);
  await shop.db.delete(settings);
});

test("a report stands beside as many days right before", async () => {
  await addSale(shop.db, { lines: [one()] });
  await addSale(shop.db, {
    lines: [one(), { ...one(), productId: shop.drops.id }],
    placedAt: new Date("2026-11-08T12:00Z"),
  });
  await addSale(shop.db, { lines: [one()], placedAt: new Date("2026-11-07T12:00Z") });
  const { totals, before, drawn } = await readReport(shop.db, { name: "sales-by-day", period: WEEK });
  expect([totals.totalPaise, before?.totals.totalPaise]).toEqual([10_500, 21_000]);
  expect(before?.period).toEqual({ from: "2026-11-08", to: "2026-11-14" });
  expect(drawn.figures).toEqual([
    [0, 0, 0, 0, 0, 0, 10_500],
    [21_000, 0, 0, 0, 0, 0, 0],
  ]);
});

test("the margin is what packs brought without GST less their cost, as far as the cost is known", async () => {
  const known = await addBatch(shop.db, { productId: shop.arnica.id, quantity: 9, costPaise: 6_000 });
  const unknown = await addBatch(shop.db, { productId: shop.arnica.id, quantity: 9 });
  const from = [
    { batchId: known, quantity: 3 },
    { batchId: unknown, quantity: 1 },
  ];
  await addSale(shop.db, { lines: [{ ...one({ quantity: 4 }), from }] });
  await addSale(shop.db, { lines: [{ ...one(), productId: shop.drops.id }] });
  const { rows, totals } = await run("margin-by-brand");
  expect(rows).toEqual([
    {
      brand: "SBL",
      packs: 4,
      netPaise: 40_000,
      knownPaise: 30_000,
      knownPercent: 75,
      costPaise: 18_000,
      marginPaise: 12_000,
      marginPercent: 40,
    },
    expect.objectContaining({ brand: "Dr. Reckeweg", netPaise: 10_000, knownPaise: 0, marginPercent: null }),
  ]);
  expect(totals).toMatchObject({ netPaise: 50_000, knownPercent: 60, marginPaise: 12_000 });
  const { rows: products } = await run("margin-by-product");
  expect(products.map(({ product, marginPaise }) => [product, marginPaise])).toEqual([
    ["Arnica Montana 30 CH, 30 ml", 12_000],
    ["R1 30 CH, 30 ml", 0],
  ]);
});

test("packs that came back cost nothing: they count as a mixture of the line's batches", async () => {
  const batchId = await addBatch(shop.db, { productId: shop.arnica.id, quantity: 9, costPaise: 6_000 });
  const line = { ...one({ quantity: 4, returnedQuantity: 3 }), from: [{ batchId, quantity: 4 }] };
  await addSale(shop.db, { lines: [line] });
  expect((await run("margin-by-brand")).totals).toMatchObject({ knownPaise: 10_000, costPaise: 6_000 });
});

test("nothing sold is a report of zeros and no error", async () => {
  expect(await shop.db.$count(orders)).toBe(0);
  expect((await run("sales-by-day")).totals).toMatchObject({ orders: 0, totalPaise: 0, averagePaise: null });
  expect((await run("stock-value")).totals).toMatchObject({ packs: 0 });
});
