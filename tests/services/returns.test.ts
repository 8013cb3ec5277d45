import { desc, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/db/schema/ground.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { batches, stockMovements } from "#app/db/schema/stock.ts";
import type { CountedLine } from "#app/domain/orders/counted-return.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import { findOfficeReturn } from "#app/services/orders/returns/find-office-return.server.ts";
import {
  approveReturn,
  closeReturn,
  receiveReturn,
  refuseReturn,
} from "#app/services/orders/returns/handle-return.server.ts";
import { askBack, deliverFive, someFiles } from "#tests/support/asked-return.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();
const DAY_MS = 24 * 3_600_000;

type Line = { at: 0 | 1; quantity: number; reason: "sealed" | "damaged" };

/** A delivered order of which so much was asked back and approved. */
async function approve(...asked: Line[]) {
  const { db } = database;
  const order = await deliverFive(db);
  const lines = asked.map(({ at, ...line }) => ({ ...line, lineId: order.lineIds[at] }));
  const sent = await askBack(db, { token: order.trackingToken, lines });
  if (!sent.ok) throw new Error(`not asked: ${sent.reason}`);
  const { number } = sent.value;
  expect(await approveReturn(db, { ...shop, number })).toEqual({ ok: true, value: undefined });
  const back = (await findOfficeReturn(db, { number, now: shop.now }))!;
  const receive = (...counted: Omit<CountedLine, "id">[]) =>
    receiveReturn(db, {
      ...shop,
      number,
      lines: counted.map((line, at) => ({ ...line, id: back.lines[at]!.id })),
    });
  return { ...order, back, returnNumber: number, receive };
}

function packsOf(productId: number) {
  return database.db
    .select({ quantity: batches.quantity, isSentBack: batches.isSentBack, number: batches.number })
    .from(batches)
    .where(eq(batches.productId, productId))
    .orderBy(batches.isSentBack);
}

async function newestLetter(number: string): Promise<string> {
  const [letter] = await database.db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `order ${number} customer %`))
    .orderBy(desc(outbox.id))
    .limit(1);
  return letter!.body;
}

test("sealed packs go back to the batch, damaged ones are put aside under its number, and the letter names both and the money", async () => {
  const { db } = database;
  const { number, products, receive, orderId, returnNumber } = await approve(
    { at: 0, quantity: 2, reason: "sealed" },
    { at: 1, quantity: 1, reason: "damaged" },
  );
  const received = await receive(
    { quantity: 1, outcome: "sell-again" },
    { quantity: 1, outcome: "quarantine" },
  );
  expect(received.ok).toBe(true);
  expect(await packsOf(products[0].id)).toMatchObject([{ quantity: 3 }]);
  const aside = await packsOf(products[1].id);
  expect(aside).toMatchObject([
    { quantity: 3, isSentBack: false },
    { quantity: 1, isSentBack: true },
  ]);
  expect(aside[0]!.number).toBe(aside[1]!.number);
  const letter = await newestLetter(number);
  expect(letter).toContain("1 of 3 packs of");
  expect(letter).toContain("1 of 2 packs of");
  expect(letter).toContain("We ask you for a UPI address or a bank account first.");

  const due = (await findOfficeReturn(db, { number: returnNumber, now: shop.now }))!;
  expect(due.status).toBe("received");
  expect(due.duePaise).toBe(due.cameBackPaise);
  const refund = { ...shop, number, reason: "returned" as const, idempotencyKey: `return ${returnNumber}` };
  await refundOrder(db, { ...refund, way: "upi", reference: "432112345678" });
  expect(await newestLetter(number)).toContain("to you by UPI, reference 432112345678.");
  const [money] = await db
    .select()
    .from(orderTransactions)
    .where(eq(orderTransactions.orderId, orderId))
    .orderBy(desc(orderTransactions.id))
    .limit(1);
  expect(money).toMatchObject({ kind: "refund", method: "upi", amountPaise: -due.duePaise });
  expect((await findOfficeReturn(db, { number: returnNumber, now: shop.now }))!.status).toBe("settled");
});

test("destroyed packs are in the ledger of their batch as returned and as destroyed", async () => {
  const { products, receive } = await approve({ at: 1, quantity: 2, reason: "damaged" });
  expect((await receive({ quantity: 2, outcome: "destroy" })).ok).toBe(true);
  const moved = await database.db
    .select({ reason: stockMovements.reason, quantity: stockMovements.quantity })
    .from(stockMovements)
    .innerJoin(batches, eq(batches.id, stockMovements.batchId))
    .where(eq(batches.productId, products[1].id))
    .orderBy(stockMovements.id);
  expect(moved.slice(-2)).toEqual([
    { reason: "returned", quantity: 2 },
    { reason: "destroyed", quantity: -2 },
  ]);
  expect(await packsOf(products[1].id)).toMatchObject([{ quantity: 3 }]);
});

test("damaged packs, and packs of a batch that is called back, are never sold again", async () => {
  const { db } = database;
  const damaged = await approve({ at: 1, quantity: 1, reason: "damaged" });
  expect(await damaged.receive({ quantity: 1, outcome: "sell-again" })).toMatchObject({
    reason: "not-sellable",
  });
  const recalled = await approve({ at: 0, quantity: 1, reason: "sealed" });
  await db.update(batches).set({ isQuarantined: true }).where(eq(batches.productId, recalled.products[0].id));
  expect(await recalled.receive({ quantity: 1, outcome: "sell-again" })).toMatchObject({
    reason: "not-sellable",
  });
  expect(await packsOf(recalled.products[0].id)).toMatchObject([{ quantity: 2 }]);
});

test("never more is counted in than was asked for, and nothing at all closes the request", async () => {
  const { db } = database;
  const { receive, returnNumber, trackingToken, lineIds } = await approve({
    at: 0,
    quantity: 2,
    reason: "sealed",
  });
  for (const quantity of [3, -1, 1.5, Number.NaN])
    expect(await receive({ quantity, outcome: "quarantine" })).toMatchObject({ reason: "bad-count" });
  expect(await receive({ quantity: 0, outcome: "quarantine" })).toMatchObject({ reason: "nothing-chosen" });
  expect((await closeReturn(db, { ...shop, number: returnNumber })).ok).toBe(true);
  const again = { lineId: lineIds[0], quantity: 1, reason: "sealed" as const };
  expect((await askBack(db, { token: trackingToken, lines: [again] })).ok).toBe(true);
});

test("a line has one open request, and none that is late, for too many packs, or without the photo leaves a trace", async () => {
  const { db } = database;
  const { trackingToken: token, lineIds } = await deliverFive(db);
  const line = { lineId: lineIds[0], quantity: 1, reason: "damaged" as const };
  const files = someFiles();
  const before = await db.$count(uploads);
  const ask = (change: object, more: object = {}) =>
    askBack(db, { token, files, lines: [{ ...line, ...change }], ...more });
  const late = { now: new Date(shop.now.getTime() + 2 * DAY_MS) };
  expect(await ask({}, late)).toMatchObject({ problems: new Map([[line.lineId, "too-late"]]) });
  expect(await ask({ quantity: 4 })).toMatchObject({ problems: new Map([[line.lineId, "too-many"]]) });
  expect(await ask({}, { token: "x".repeat(32) })).toMatchObject({ reason: "not-found" });
  expect(await ask({ lineId: (await deliverFive(db)).lineIds[0] })).toMatchObject({ reason: "not-found" });
  expect(await db.$count(uploads)).toBe(before);
  const both = await Promise.all([ask({}), ask({})]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db.$count(uploads)).toBe(before + 1);
  expect(await ask({})).toMatchObject({ problems: new Map([[line.lineId, "asked-already"]]) });
});

test("approved, refused or counted in by two at once, it happens once", async () => {
  const { db } = database;
  const order = await deliverFive(db);
  const lines = [{ lineId: order.lineIds[1], quantity: 2, reason: "sealed" as const }];
  const sent = await askBack(db, { token: order.trackingToken, lines });
  const number = sent.ok ? sent.value.number : "";
  const decided = await Promise.all([
    approveReturn(db, { ...shop, number }),
    approveReturn(db, { ...shop, number }),
  ]);
  expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await refuseReturn(db, { ...shop, number, refusal: "Opened." })).ok).toBe(false);
  const back = (await findOfficeReturn(db, { number, now: shop.now }))!;
  const counted = [{ id: back.lines[0]!.id, quantity: 2, outcome: "sell-again" as const }];
  const received = await Promise.all(
    [1, 2, 3].map(() => receiveReturn(db, { ...shop, number, lines: counted })),
  );
  expect(received.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await packsOf(order.products[1].id)).toMatchObject([{ quantity: 5 }]);
  const [{ cancelledPaise } = { cancelledPaise: 0 }] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, order.orderId));
  expect(cancelledPaise).toBe(back.lines[0]!.pricePaise * 2);
});
