import { expect, test } from "vitest";
import { cancelOrder, cancelOwnOrder } from "#app/services/orders/change-order.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { listOpenOrders } from "#app/services/orders/list-orders.server.ts";
import { claimPayment } from "#app/services/orders/pay-order.server.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { SATURDAY_MORNING as now, ORIGIN, placeTestOrder } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { lettersOf, moveThrough, placeTwo, shop, stateOf, stockOf } from "#tests/support/placed-order.ts";

const database = orderDatabase();

const minutes = (n: number) => new Date(now.getTime() + n * 60_000);

test("a confirmed UPI payment turns held packs into sold ones, and only once", async () => {
  const { db } = database;
  const { number, trackingToken, product } = await placeTwo(db, "upi");
  expect(await stockOf(db, product)).toEqual([5, 2]);
  const confirm = () => confirmPayment(db, { ...shop, number, reference: "4123 4567 8901" });
  const answers = await Promise.all(Array.from({ length: 10 }, confirm));
  expect(answers.filter((answer) => answer.ok)).toEqual([
    { ok: true, value: { number, isTakenUpAgain: false } },
  ]);
  expect(answers.filter((answer) => !answer.ok && answer.reason === "already-paid")).toHaveLength(9);
  expect(await stockOf(db, product)).toEqual([3, 0]);
  const order = (await findOrderByToken(db, trackingToken))!;
  expect(order).toMatchObject({ status: "placed", payment: { status: "paid", reference: "412345678901" } });
  expect(order.lines[0]!.batches).toMatchObject([{ quantity: 2 }]);
  expect(await lettersOf(db, number)).toEqual(["customer awaitingPayment", "shop newOrder", "customer paid"]);
});

test("a confirmation is refused for an unknown order, a cash order, a wrong or a used reference", async () => {
  const { db } = database;
  const cash = await placeTwo(db, "cod");
  const first = await placeTwo(db, "upi");
  const second = await placeTwo(db, "upi");
  const reasonFor = async (number: string, reference?: string) => {
    const confirmed = await confirmPayment(db, { ...shop, number, reference });
    return confirmed.ok ? "confirmed" : confirmed.reason;
  };
  expect(await reasonFor("SH-0000-0000")).toBe("unknown-order");
  expect(await reasonFor(cash.number)).toBe("not-seen-by-shop");
  expect(await reasonFor(first.number, "12345")).toBe("bad-reference");
  expect(await reasonFor(first.number, "100000000001")).toBe("confirmed");
  expect(await reasonFor(second.number, "100000000001")).toBe("reference-used");
  expect(await stateOf(db, second.trackingToken)).toMatchObject({
    status: "awaiting_payment",
    payment: "due",
  });
});

test("a payment that comes after the cut-off moves the promise, never before the day first promised", async () => {
  const { db } = database;
  const { number, trackingToken } = await placeTwo(db, "upi");
  await claimPayment(db, { token: trackingToken, now });
  await confirmPayment(db, { ...shop, number, now: new Date("2026-11-21T10:00:00Z") });
  expect(await findOrderByToken(db, trackingToken)).toMatchObject({
    promisedFrom: "2026-11-23",
    promisedBy: "2026-11-23",
  });
});

test("opening the pay page extends the hold, at most 2 hours from placing, and never shortens it", async () => {
  const { db } = database;
  const { trackingToken: token } = await placeTwo(db, "upi");
  expect((await openPayPage(db, { token, now: minutes(10) }))?.heldUntil).toEqual(minutes(25));
  expect((await openPayPage(db, { token, now: minutes(5) }))?.heldUntil).toEqual(minutes(25));
  expect((await openPayPage(db, { token, now: minutes(24) }))?.heldUntil).toEqual(minutes(39));
  expect((await openPayPage(db, { token, now: minutes(115) }))?.heldUntil).toEqual(minutes(120));
  expect(await openPayPage(db, { token: "no-such-token", now })).toBeUndefined();
  await claimPayment(db, { token, now });
  expect(await openPayPage(db, { token, now })).toEqual({ isHeld: true, heldUntil: undefined });
});

test("an unpaid order is cancelled when its time has run out, and its packs are free again", async () => {
  const { db } = database;
  const { number, trackingToken, product } = await placeTwo(db, "upi");
  expect(await releaseExpiredHolds(db, minutes(14.9))).toBe(0);
  const [first, second] = await Promise.all([1, 2].map(() => releaseExpiredHolds(db, minutes(16))));
  expect(first! + second!).toBeGreaterThanOrEqual(1);
  expect(await stockOf(db, product)).toEqual([5, 0]);
  expect(await stateOf(db, trackingToken)).toEqual({
    status: "cancelled",
    payment: "void",
    holdUntil: undefined,
  });
  expect((await lettersOf(db, number)).filter((letter) => letter === "customer ranOut")).toHaveLength(1);
});

test("two processes that release many orders at once release each of them once", async () => {
  const { db } = database;
  await releaseExpiredHolds(db, minutes(600));
  const placed = [];
  for (let n = 0; n < 20; n++) placed.push(await placeTwo(db, "upi"));
  const counts = await Promise.all([1, 2, 3].map(() => releaseExpiredHolds(db, minutes(16))));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
  for (const { product } of placed) expect(await stockOf(db, product)).toEqual([5, 0]);
});

test("a claimed payment keeps the packs until the shop decides", async () => {
  const { db } = database;
  const { number, trackingToken: token, product } = await placeTwo(db, "upi");
  expect(await claimPayment(db, { token, now })).toEqual({ ok: true, value: { number } });
  expect(await claimPayment(db, { token, reference: "2000 0000 0001", now })).toMatchObject({ ok: true });
  expect(await stateOf(db, token)).toEqual({
    status: "awaiting_payment",
    payment: "claimed",
    holdUntil: undefined,
  });
  await releaseExpiredHolds(db, minutes(10_000));
  expect(await stockOf(db, product)).toEqual([5, 2]);
  expect((await lettersOf(db, number)).filter((letter) => letter === "shop claimed")).toHaveLength(2);
  expect(await confirmPayment(db, { ...shop, number })).toMatchObject({ ok: true });
  expect(await claimPayment(db, { token, now })).toEqual({ ok: true, value: { number } });
  expect((await findOrderByToken(db, token))!.payment).toMatchObject({
    status: "paid",
    reference: "200000000001",
  });
});

test("a claim is refused for an unknown link, a cash order, a wrong or a used reference", async () => {
  const { db } = database;
  const cash = await placeTwo(db, "cod");
  const first = await placeTwo(db, "upi");
  const second = await placeTwo(db, "upi");
  const reasonFor = async (token: string, reference?: string) => {
    const claimed = await claimPayment(db, { token, reference, now });
    return claimed.ok ? "claimed" : claimed.reason;
  };
  expect(await reasonFor("no-such-token")).toBe("not-found");
  expect(await reasonFor(cash.trackingToken)).toBe("not-found");
  expect(await reasonFor(first.trackingToken, "12 digits")).toBe("bad-reference");
  const claims = [first, second].map(({ trackingToken }) => reasonFor(trackingToken, "300000000001"));
  expect((await Promise.all(claims)).sort()).toEqual(["claimed", "reference-used"]);
});

test("who cancels after saying that it is paid may have paid: the shop is told to look for the money", async () => {
  const { db } = database;
  const claimed = await placeTwo(db, "upi");
  const { number, trackingToken: token } = claimed;
  await claimPayment(db, { token, reference: "410000000001", now });
  expect(await cancelOwnOrder(db, { token, now, publicOrigin: ORIGIN })).toMatchObject({ ok: true });
  expect(await lettersOf(db, number)).toContain("shop claimedAndCancelled");
  const unpaid = await placeTwo(db, "upi");
  await cancelOwnOrder(db, { token: unpaid.trackingToken, now, publicOrigin: ORIGIN });
  expect(await lettersOf(db, unpaid.number)).not.toContain("shop claimedAndCancelled");
});

test("a claim after the order ran out is not lost: the shop is told", async () => {
  const { db } = database;
  const { number, trackingToken: token } = await placeTwo(db, "upi");
  await releaseExpiredHolds(db, minutes(16));
  expect(await claimPayment(db, { token, reference: "400000000001", now: minutes(17) })).toEqual({
    ok: false,
    reason: "cancelled",
  });
  expect(await lettersOf(db, number)).toContain("shop claimedTooLate");
});

test("money for an order that ran out takes it up again while the packs are there", async () => {
  const { db } = database;
  const { number, trackingToken, product } = await placeTwo(db, "upi");
  await releaseExpiredHolds(db, minutes(16));
  expect(await confirmPayment(db, { ...shop, number, now: minutes(30) })).toEqual({
    ok: true,
    value: { number, isTakenUpAgain: true },
  });
  expect(await stockOf(db, product)).toEqual([3, 0]);
  expect(await stateOf(db, trackingToken)).toMatchObject({ status: "placed", payment: "paid" });
  await moveThrough(db, number, "confirmed", "packed", "shipped", "delivered");
});

let refundCount = 0;

function refundAll(number: string) {
  const idempotencyKey = `refund ${++refundCount}`;
  return refundOrder(database.db, { ...shop, number, reason: "cancelled", idempotencyKey });
}

test("money for an order whose packs are gone, or that a person cancelled, needs attention and is returned", async () => {
  const { db } = database;
  const gone = await placeTwo(db, "upi");
  await releaseExpiredHolds(db, minutes(16));
  await placeTestOrder(db, { lines: [{ slug: gone.product.slug, quantity: 4 }] });
  const cancelled = await placeTwo(db, "upi");
  await cancelOwnOrder(db, { token: cancelled.trackingToken, now, publicOrigin: ORIGIN });
  for (const { number, trackingToken } of [gone, cancelled]) {
    expect(await confirmPayment(db, { ...shop, number })).toEqual({ ok: false, reason: "needs-attention" });
    expect(await stateOf(db, trackingToken)).toMatchObject({ status: "cancelled", payment: "paid" });
    expect(await lettersOf(db, number)).toEqual(
      expect.arrayContaining(["customer paidTooLate", "shop paidTooLate"]),
    );
    expect((await listOpenOrders(db)).map((order) => order.number)).toContain(number);
    expect(await confirmPayment(db, { ...shop, number })).toEqual({ ok: false, reason: "already-paid" });
    expect(await refundAll(number)).toMatchObject({ ok: true });
    expect(await stateOf(db, trackingToken)).toMatchObject({
      status: "cancelled",
      payment: "refunded",
    });
    expect((await listOpenOrders(db)).map((order) => order.number)).not.toContain(number);
    // The button of a page that was opened before.
    expect(await confirmPayment(db, { ...shop, number })).toEqual({ ok: false, reason: "already-paid" });
    expect(await stateOf(db, trackingToken)).toMatchObject({ status: "cancelled", payment: "refunded" });
  }
});

test("only money of a cancelled or returned order is returned, and only once", async () => {
  const { db } = database;
  const { number } = await placeTwo(db, "upi");
  const reason = async (asked = number) => {
    const refunded = await refundAll(asked);
    return refunded.ok ? "refunded" : refunded.reason;
  };
  expect(await reason("SH-0000-0000")).toBe("unknown-order");
  expect(await reason()).toBe("not-paid");
  await confirmPayment(db, { ...shop, number });
  expect(await reason()).toBe("nothing-due");
  await cancelOrder(db, { ...shop, number });
  expect(await reason()).toBe("refunded");
  expect(await reason()).toBe("nothing-due");
});

test("a payment and a release that meet leave either a placed order or a free stock, never both", async () => {
  const { db } = database;
  for (let round = 0; round < 10; round++) {
    const { number, trackingToken, product } = await placeTwo(db, "upi");
    await Promise.all([
      releaseExpiredHolds(db, minutes(16)),
      confirmPayment(db, { ...shop, number }),
      claimPayment(db, { token: trackingToken, now: minutes(15) }),
      openPayPage(db, { token: trackingToken, now: minutes(15) }),
    ]);
    expect(await stateOf(db, trackingToken)).toMatchObject({ status: "placed", payment: "paid" });
    expect(await stockOf(db, product)).toEqual([3, 0]);
  }
});
