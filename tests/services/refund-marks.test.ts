import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders, payments } from "#app/db/schema/orders.ts";
import { refundMarks, refunds } from "#app/db/schema/orders-refunds.ts";
import { countCounterTasks } from "#app/services/office/today.server.ts";
import { clearRefundMarks } from "#app/services/orders/clear-refund-marks.server.ts";
import { SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";
import { reportShop } from "#tests/support/report-shop.ts";
import { addSale } from "#tests/support/sale.ts";

const { shop, one } = reportShop();

const countOwed = async () => (await countCounterTasks(shop.db, now)).refunds;

async function addPaid(facts: Parameters<typeof addSale>[1]) {
  const orderId = await addSale(shop.db, { paymentMethod: "upi", ...facts });
  const payment = {
    orderId,
    method: "upi" as const,
    status: "paid" as const,
    amountPaise: 10_500,
    paidAt: now,
  };
  const [added] = await shop.db.insert(payments).values(payment).returning({ id: payments.id });
  const refund = { orderId, paymentId: added!.id, reason: "cancelled" as const, refundedAt: now };
  return {
    orderId,
    giveBack: () =>
      shop.db.insert(refunds).values({ ...refund, idempotencyKey: `${orderId}`, amountPaise: 10_500 }),
  };
}

test("a paid order that is cancelled waits for its refund until that is given, whatever was tidied up between", async () => {
  const { orderId, giveBack } = await addPaid({ lines: [one()] });
  expect(await countOwed()).toBe(0);
  await clearRefundMarks(shop.db);
  expect(await shop.db.$count(refundMarks)).toBe(0);
  await shop.db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, orderId));
  expect(await countOwed()).toBe(1);
  expect(await clearRefundMarks(shop.db)).toBe(0);
  expect(await countOwed()).toBe(1);
  await giveBack();
  expect(await countOwed()).toBe(0);
  await clearRefundMarks(shop.db);
  expect(await shop.db.$count(refundMarks)).toBe(0);
});

test("money that comes after an order was cancelled is owed", async () => {
  const orderId = await addSale(shop.db, { lines: [one()], status: "cancelled", paymentMethod: "upi" });
  const payment = { orderId, method: "upi" as const, status: "due" as const, amountPaise: 10_500 };
  await shop.db.insert(payments).values(payment);
  await clearRefundMarks(shop.db);
  expect(await countOwed()).toBe(0);
  await shop.db.update(payments).set({ status: "paid", paidAt: now }).where(eq(payments.orderId, orderId));
  expect(await countOwed()).toBe(1);
});

test("packs taken out of a paid order are owed", async () => {
  const { orderId } = await addPaid({ lines: [one()] });
  await clearRefundMarks(shop.db);
  await shop.db.update(orders).set({ cancelledPaise: 500 }).where(eq(orders.id, orderId));
  expect(await countOwed()).toBe(1);
});
