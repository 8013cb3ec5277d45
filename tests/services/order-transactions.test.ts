import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { balanceOf } from "#app/domain/payments/balance.ts";
import { cancelOrder } from "#app/services/orders/change-order.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { moveThrough, placeTwo, shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();

async function ledgerOf(number: string) {
  const rows = await database.db
    .select({ entry: orderTransactions })
    .from(orderTransactions)
    .innerJoin(orders, eq(orders.id, orderTransactions.orderId))
    .where(eq(orders.number, number))
    .orderBy(orderTransactions.id);
  return rows.map(({ entry }) => entry);
}

test("what an order was paid and given back stands in its ledger once, with who did it and the bank's number", async () => {
  const { db } = database;
  const { number } = await placeTwo(db, "upi");
  expect(await ledgerOf(number)).toEqual([]);
  for (let time = 0; time < 2; time++)
    await confirmPayment(db, { ...shop, number, reference: "412345678999" });
  await cancelOrder(db, { ...shop, number, note: "" });
  const refund = { ...shop, number, reason: "cancelled" as const, idempotencyKey: `ledger-${number}` };
  const [half] = await ledgerOf(number);
  await refundOrder(db, { ...refund, amountPaise: 5_000, reference: "RF1" });
  await refundOrder(db, { ...refund, amountPaise: 5_000, reference: "RF1" });
  const ledger = await ledgerOf(number);
  expect(ledger).toMatchObject([
    { kind: "payment", method: "upi", reference: "412345678999", actorKind: "command", actorId: "orders" },
    { kind: "refund", method: "upi", amountPaise: -5_000, reference: "RF1" },
  ]);
  expect(balanceOf(ledger)).toMatchObject({ keptPaise: half!.amountPaise - 5_000, givenBackPaise: 5_000 });
});

test("cash that the rider brings stands there from the day of delivery", async () => {
  const { db } = database;
  const { number } = await placeTwo(db, "cod");
  await moveThrough(db, number, "confirmed", "packed", "out_for_delivery");
  expect(await ledgerOf(number)).toEqual([]);
  await moveThrough(db, number, "delivered");
  expect(await ledgerOf(number)).toMatchObject([{ kind: "payment", method: "cod" }]);
});

test("no line is changed, taken out or made twice, and no more goes back than came", async () => {
  const { db, pool } = database;
  const { number } = await placeTwo(db, "upi");
  await confirmPayment(db, { ...shop, number });
  const [paid] = await ledgerOf(number);
  for (const statement of [
    "update order_transactions set amount_paise = 1",
    "delete from order_transactions",
  ])
    await expect(pool.query(statement)).rejects.toThrow();
  const { id: _, ...facts } = paid!;
  await expect(db.insert(orderTransactions).values(facts)).rejects.toThrow();
  const back = { ...facts, kind: "refund" as const, key: "too much", amountPaise: -facts.amountPaise - 1 };
  await expect(db.insert(orderTransactions).values(back)).rejects.toMatchObject({
    cause: { constraint: "order_transactions_balance" },
  });
});
