import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction, Undone } from "#app/db/transaction.server.ts";
import { cancelOrder } from "#app/services/orders/change-order.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { hearOfOrderSteps, type OrderStep, tellOrderStep } from "#app/services/orders/order-steps.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { placeTestOrder } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { moveThrough, placeTwo, shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();

/** The steps that are told while `work` runs. */
async function stepsOf(work: () => Promise<unknown>): Promise<OrderStep[]> {
  const steps: OrderStep[] = [];
  const stop = hearOfOrderSteps((step) => steps.push(step));
  await work();
  stop();
  return steps;
}

test("each order tells once that it was placed, paid and cancelled, with number, total and method and nothing else", async () => {
  const { db } = database;
  let number = "";
  const placed = await stepsOf(async () => {
    ({ number } = await placeTwo(db, "upi"));
  });
  const facts = { number, totalPaise: 24_000, method: "upi" };
  expect(placed).toEqual([{ step: "placed", ...facts }]);
  const paid = await stepsOf(() => confirmPayment(db, { ...shop, number }));
  expect(paid).toEqual([{ step: "paid", ...facts }]);
  expect(await stepsOf(() => confirmPayment(db, { ...shop, number }))).toEqual([]);
  expect(await stepsOf(() => cancelOrder(db, { ...shop, number }))).toEqual([
    { step: "cancelled", ...facts },
  ]);
});

test("a cash order is paid at the door, and an unpaid one cancels itself", async () => {
  const { db } = database;
  const cash = await placeTwo(db, "cod");
  const delivered = await stepsOf(() =>
    moveThrough(db, cash.number, "confirmed", "packed", "out_for_delivery", "delivered"),
  );
  expect(delivered).toEqual([{ step: "paid", number: cash.number, totalPaise: 24_000, method: "cod" }]);
  const unpaid = await placeTwo(db, "upi");
  const ranOut = await stepsOf(() => releaseExpiredHolds(db, new Date(shop.now.getTime() + 3_600_000)));
  expect(ranOut).toEqual([{ step: "cancelled", number: unpaid.number, totalPaise: 24_000, method: "upi" }]);
});

test("an order that is undone is not told of", async () => {
  const { db } = database;
  const { product } = await placeTwo(db, "cod");
  const tooMany = () => placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 4 }] });
  expect(await stepsOf(() => tooMany().catch(() => undefined))).toEqual([]);
  const step: OrderStep = { step: "placed", number: "SH-1", totalPaise: 1, method: "cod" };
  const undone = await stepsOf(() =>
    inTransaction(db, async (tx) => {
      tellOrderStep(tx, step);
      throw new Undone(undefined);
    }),
  );
  expect(undone).toEqual([]);
  const nested = await stepsOf(() =>
    inTransaction(db, async (tx) => {
      await inTransaction(tx, async (inner) => tellOrderStep(inner, step));
      await tx.execute(sql`select 1`);
      throw new Undone(undefined);
    }),
  );
  expect(nested).toEqual([]);
});
