import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { invoices } from "#app/db/schema/invoices.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { refunds } from "#app/db/schema/orders-refunds.ts";
import { batches } from "#app/db/schema/stock.ts";
import { REFUND_WAYS, RETURN_OUTCOMES } from "#app/domain/orders/return.ts";
import { cancelLines } from "#app/services/orders/cancel-lines.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import { findOfficeReturn } from "#app/services/orders/returns/find-office-return.server.ts";
import {
  approveReturn,
  closeReturn,
  receiveReturn,
  refuseReturn,
} from "#app/services/orders/returns/handle-return.server.ts";
import { linesOf } from "#app/services/orders/take-back-lines.server.ts";
import { askBack } from "#tests/support/asked-return.ts";
import { addBatch, addStockedProduct, placeTestOrder } from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { moveThrough, shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();
const RUNS = Number(process.env.RETURN_WALKS ?? 8);
const PACKS = 5;
let requestCount = 0;

const counted = fc.record({
  at: fc.nat(2),
  askedPercent: fc.integer({ min: 1, max: 100 }),
  camePercent: fc.integer({ min: 0, max: 100 }),
  reason: fc.constantFrom("sealed" as const, "damaged" as const),
  outcome: fc.constantFrom(...RETURN_OUTCOMES),
});
const life = fc.record({
  isUpi: fc.boolean(),
  packs: fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 1, max: PACKS }))),
  cancelled: fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 2 }))),
  requests: fc.array(
    fc.record({
      lines: fc.uniqueArray(counted, { selector: ({ at }) => at, minLength: 1, maxLength: 3 }),
      answer: fc.constantFrom("yes", "yes", "yes", "yes", "no"),
      way: fc.option(fc.constantFrom(...REFUND_WAYS)),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

/** What a line of the order has come to, as the test reckons it by itself. */
type Model = { kept: number; aside: number; destroyed: number };

test("whatever is cancelled, sent back, counted in and paid back, packs and rupees are in the books, and what is owed ends once", async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ isUpi, packs, cancelled, requests }) => {
      const { db } = database;
      const order = await deliver({ isUpi, packs, cancelled });
      for (const request of requests) {
        await sendBack(order, request);
        await expectSound(order);
      }
      if ((await moneyOf(order)).duePaise > 0) await giveBack(order, "upi", "at the end");
      expect((await moneyOf(order)).duePaise).toBe(0);
      expect(await giveBack(order, "cash", "once more")).toMatchObject({ reason: "nothing-due" });
      expect(await db.$count(refunds, eq(refunds.orderId, order.id))).toBe(order.timesOwed);
      await expectSound(order);
      expect(await findLedgerFaults(db)).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 600_000);

type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;
type Order = Awaited<ReturnType<typeof deliver>>;

async function deliver({ isUpi, packs, cancelled }: Pick<Life, "isUpi" | "packs" | "cancelled">) {
  const { db } = database;
  const shelf = [];
  for (const index of packs.keys()) {
    const product = await addStockedProduct(db, {
      quantity: 2,
      pricePaise: 9_990 + index,
      gstPercent: index === 2 ? 18 : 5,
    });
    await addBatch(db, { productId: product.id, quantity: PACKS, expiresOn: "2031-01-31" });
    shelf.push(product);
  }
  const { number, trackingToken } = await placeTestOrder(db, {
    lines: shelf.map(({ slug }, index) => ({ slug, quantity: packs[index]! })),
    form: { paymentMethod: isUpi ? "upi" : "cod", email: "asha@example.org" },
  });
  if (isUpi) await confirmPayment(db, { ...shop, number });
  const [row] = await db.select().from(orders).where(eq(orders.number, number));
  const lines = await linesOf(db, row!.id);
  // One pack stays at least: an order without any is cancelled, and nothing comes back of it.
  const leaving = lines
    .map(({ id }, index) => ({ lineId: id, quantity: Math.min(cancelled[index]!, packs[index]! - 1) }))
    .filter(({ quantity }) => quantity > 0);
  if (leaving.length > 0) expect((await cancelLines(db, { ...shop, number, lines: leaving })).ok).toBe(true);
  await moveThrough(db, number, "confirmed", "packed", "out_for_delivery", "delivered");
  const models = lines.map(({ id }, index): Model => {
    const left = leaving.find(({ lineId }) => lineId === id)?.quantity ?? 0;
    return { kept: packs[index]! - left, aside: 0, destroyed: 0 };
  });
  const owed = isUpi && leaving.length > 0;
  return {
    ...{ id: row!.id, number, trackingToken, shelf, lines, models },
    timesOwed: owed ? 1 : 0,
    isOwed: owed,
  };
}

async function sendBack(order: Order, { lines, answer, way }: Life["requests"][number]): Promise<void> {
  const { db } = database;
  const wanted = lines.flatMap((line) => {
    const quantity = Math.ceil((line.askedPercent * order.models[line.at]!.kept) / 100);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  if (wanted.length === 0) return;
  const asked = await askBack(db, {
    token: order.trackingToken,
    // Each from a connection of its own: one may ask only so often.
    clientAddress: `20.${Math.floor(requestCount / 250)}.${requestCount++ % 250}.1`,
    lines: wanted.map(({ at, quantity, reason }) => ({ lineId: order.lines[at]!.id, quantity, reason })),
  });
  if (!asked.ok) throw new Error(`not asked: ${asked.reason}`);
  const { number } = asked.value;
  if (answer === "no") {
    expect(await refuseReturn(db, { ...shop, number, refusal: "Opened." })).toMatchObject({ ok: true });
    return;
  }
  expect(await approveReturn(db, { ...shop, number })).toMatchObject({ ok: true });
  const back = (await findOfficeReturn(db, { number, now: shop.now }))!;
  const came = back.lines.map((line) => {
    const { at, camePercent, reason, outcome } = wanted.find(
      (each) => order.lines[each.at]!.id === line.orderLineId,
    )!;
    const isSold = outcome === "sell-again" && reason === "sealed";
    const quantity = Math.round((camePercent * line.quantity) / 100);
    return {
      at,
      id: line.id,
      quantity,
      outcome: outcome === "sell-again" && !isSold ? ("quarantine" as const) : outcome,
    };
  });
  const received = await receiveReturn(db, { ...shop, number, lines: came });
  if (came.every(({ quantity }) => quantity === 0)) {
    expect(received).toMatchObject({ reason: "nothing-chosen" });
    expect(await closeReturn(db, { ...shop, number })).toMatchObject({ ok: true });
    return;
  }
  expect(received).toMatchObject({ ok: true });
  expect(await receiveReturn(db, { ...shop, number, lines: came })).toMatchObject({ ok: false });
  for (const { at, quantity, outcome } of came) {
    const model = order.models[at]!;
    model.kept -= quantity;
    if (outcome === "quarantine") model.aside += quantity;
    if (outcome === "destroy") model.destroyed += quantity;
  }
  if (!order.isOwed) {
    order.isOwed = true;
    order.timesOwed++;
  }
  if (way) {
    expect(await giveBack(order, way, number)).toMatchObject({ ok: true });
    expect(await giveBack(order, way, number)).toMatchObject({ ok: true });
    order.isOwed = false;
    expect((await findOfficeReturn(db, { number, now: shop.now }))!.status).toBe("settled");
  }
}

function giveBack({ number }: Order, way: (typeof REFUND_WAYS)[number], key: string) {
  const refund = { number, reason: "returned" as const, way, reference: way === "cash" ? "" : key };
  return refundOrder(database.db, { ...shop, ...refund, idempotencyKey: `${number} ${key}` });
}

async function moneyOf({ id }: Order) {
  const { db } = database;
  const sum = async (query: ReturnType<typeof sql>) =>
    Number((await db.execute<{ paise: string }>(query)).rows[0]!.paise);
  const paidPaise = await sum(sql`select coalesce(sum(amount_paise), 0) as paise from ${payments}
    where order_id = ${id} and status in ('paid', 'refunded')`);
  const refundedPaise = await sum(sql`select coalesce(sum(amount_paise), 0) as paise from ${refunds}
    where order_id = ${id}`);
  const keptPaise = await sum(sql`select case when status in ('returned', 'cancelled') then 0
    else total_paise - cancelled_paise end as paise from ${orders} where id = ${id}`);
  return { paidPaise, refundedPaise, duePaise: paidPaise - refundedPaise - keptPaise };
}

async function expectSound(order: Order): Promise<void> {
  const { db } = database;
  const { paidPaise, refundedPaise, duePaise } = await moneyOf(order);
  expect(refundedPaise).toBeLessThanOrEqual(paidPaise);
  expect(duePaise).toBeGreaterThanOrEqual(0);
  const papers = await db.select().from(invoices).where(eq(invoices.orderId, order.id));
  const [notes, bills] = [true, false].map((isNote) =>
    papers
      .filter(({ kind }) => (kind === "credit-note") === isNote)
      .reduce((total, { totalPaise }) => total + totalPaise, 0),
  );
  expect(notes).toBeLessThanOrEqual(bills!);
  for (const [index, { kept, aside, destroyed }] of order.models.entries()) {
    const rows = await db
      .select()
      .from(batches)
      .where(and(eq(batches.productId, order.shelf[index]!.id)));
    const total = (isSentBack: boolean) =>
      rows
        .filter((row) => row.isSentBack === isSentBack)
        .reduce((packs, { quantity }) => packs + quantity, 0);
    expect([total(false), total(true)]).toEqual([2 + PACKS - kept - aside - destroyed, aside]);
  }
}
