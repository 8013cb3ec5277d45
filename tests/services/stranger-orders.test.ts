import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orderEvents, orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { batches } from "#app/db/schema/stock.ts";
import { byUser } from "#app/domain/actor.ts";
import { countCounterTasks } from "#app/services/office/today.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { claimPayment } from "#app/services/orders/pay-order.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import {
  type AddedProduct,
  addStockedProduct,
  fillCarts,
  SATURDAY_MORNING as now,
  orderRequest,
} from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { lettersOf, shop, stateOf, stockOf } from "#tests/support/placed-order.ts";
import { type Asked, holdAsStranger, orderAsStranger } from "#tests/support/strangers.ts";

const database = orderDatabase();
const minutes = (n: number) => new Date(now.getTime() + n * 60_000);
const order = (asked: Asked) => orderAsStranger(database.db, asked);
const hold = (asked: Asked) => holdAsStranger(database.db, asked);

async function fill(quantity: number, count = 1): Promise<AddedProduct[]> {
  return Promise.all(Array.from({ length: count }, () => addStockedProduct(database.db, { quantity })));
}

test("packs wait for a web order from the moment its payment page is opened, not before", async () => {
  const { db } = database;
  const [product] = await fill(40);
  const placed = await order({ lines: [{ product: product!, quantity: 2 }] });
  const { number, trackingToken: token } = placed.ok ? placed.value : expect.unreachable();
  expect(await stockOf(db, product!)).toEqual([40, 0]);
  expect(await openPayPage(db, { token, now: minutes(3) })).toEqual({ isHeld: true, heldUntil: minutes(18) });
  expect(await stockOf(db, product!)).toEqual([40, 2]);
  expect(await openPayPage(db, { token, now: minutes(4) })).toEqual({ isHeld: true, heldUntil: minutes(19) });
  expect(await stockOf(db, product!)).toEqual([40, 2]);
  expect(await confirmPayment(db, { ...shop, number })).toMatchObject({ ok: true });
  expect(await stockOf(db, product!)).toEqual([38, 0]);
});

test("an order whose payment page nobody opens ends by itself; money that comes all the same buys what is free", async () => {
  const { db } = database;
  const [product] = await fill(12);
  const lines = [{ product: product!, quantity: 2 }];
  const [unseen, paid, late] = [await order({ lines }), await order({ lines }), await order({ lines })];
  const { value: wasPaid } = paid.ok ? paid : expect.unreachable();
  const { value: wasLate } = late.ok ? late : expect.unreachable();
  expect(await confirmPayment(db, { ...shop, number: wasPaid.number })).toMatchObject({ ok: true });
  expect(await stockOf(db, product!)).toEqual([10, 0]);
  await db.update(batches).set({ isQuarantined: true }).where(eq(batches.productId, product!.id));
  expect(await claimPayment(db, { token: wasLate.trackingToken, now })).toMatchObject({ ok: true });
  expect(await confirmPayment(db, { ...shop, number: wasLate.number })).toEqual({
    ok: false,
    reason: "needs-attention",
  });
  expect(await stateOf(db, wasLate.trackingToken)).toMatchObject({ status: "cancelled", payment: "paid" });
  expect(await lettersOf(db, wasLate.number)).toContain("shop paidTooLate");
  await releaseExpiredHolds(db, minutes(16));
  const { value: wasUnseen } = unseen.ok ? unseen : expect.unreachable();
  expect(await stateOf(db, wasUnseen.trackingToken)).toMatchObject({ status: "cancelled", payment: "void" });
});

test("what a stranger may order at once is bounded; somebody with a confirmed phone may order more", async () => {
  const many = await fill(60, 41);
  const [first] = many;
  const one = (product: AddedProduct) => ({ product, quantity: 1 });
  expect(await order({ lines: many.map(one) })).toEqual({ ok: false, reason: "too-many-lines" });
  expect(await order({ lines: [{ product: first!, quantity: 25 }] })).toEqual({
    ok: false,
    reason: "too-many-packs",
  });
  const dear = await addStockedProduct(database.db, { quantity: 400, pricePaise: 90_000, mrpPaise: 90_000 });
  expect(await order({ lines: [{ product: dear, quantity: 12 }] })).toEqual({
    ok: false,
    reason: "too-much-money",
  });

  const phone = "9500000001";
  await database.db
    .insert(profiles)
    .values({ id: "proven", name: "Dr Rao", email: "rao@example.org", phone, phoneVerifiedAt: now });
  const known = { phone, profileId: "proven" };
  expect(await order({ ...known, lines: many.map(one) })).toMatchObject({ ok: true });
  expect(await order({ ...known, lines: [{ product: first!, quantity: 50 }] })).toMatchObject({ ok: true });
  // The account proves its own phone, not another that is typed.
  expect(await order({ ...known, phone: "9500000002", lines: [{ product: first!, quantity: 25 }] })).toEqual({
    ok: false,
    reason: "too-many-packs",
  });
});

test("the less is left, the shorter packs wait, and opening the page again gives nothing more", async () => {
  const { db } = database;
  const [plenty, scarce] = [(await fill(40))[0]!, (await fill(3))[0]!];
  expect(await hold({ lines: [{ product: plenty, quantity: 2 }] })).toMatchObject({ heldUntil: minutes(15) });
  const last = await hold({ lines: [{ product: scarce, quantity: 3 }] });
  expect(last).toMatchObject({ heldUntil: minutes(5) });
  const again = await openPayPage(db, { token: last!.trackingToken, now: minutes(4) });
  expect(again).toEqual({ isHeld: true, heldUntil: minutes(5) });
});

test("who orders again with the same phone or browser keeps one unpaid order: the newer", async () => {
  const { db } = database;
  const [product] = await fill(6);
  const lines = [{ product: product!, quantity: 3 }];
  const phone = "9500000010";
  const first = (await hold({ lines, phone }))!;
  expect(await order({ lines, phone, at: minutes(4) })).toMatchObject({ ok: false });
  const second = await hold({ lines, phone, at: minutes(4.9) });
  expect(second).toBeUndefined();
  // Five minutes after the page was opened nobody is typing a PIN any more.
  const third = (await hold({ lines, phone, at: minutes(5) }))!;
  expect(third).toBeDefined();
  expect(await stateOf(db, first.trackingToken)).toMatchObject({ status: "cancelled", payment: "void" });
  expect(await lettersOf(db, first.number)).toContain("customer replaced");
  const [event] = await db
    .select({ note: orderEvents.note, actorKind: orderEvents.actorKind })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(orders.number, first.number), eq(orderEvents.status, "cancelled")));
  expect(event).toEqual({ note: `Replaced by order ${third.number}`, actorKind: "system" });

  // Money for the older one is not lost: it is taken up again while its packs are there, else given back.
  await releaseExpiredHolds(db, minutes(60));
  expect(await confirmPayment(db, { ...shop, number: first.number, now: minutes(61) })).toEqual({
    ok: true,
    value: { number: first.number, isTakenUpAgain: true },
  });
});

test("who types a customer's phone ends no unpaid order of that customer; the customer's own newer order does", async () => {
  const { db } = database;
  const [product] = await fill(40);
  const lines = [{ product: product!, quantity: 1 }];
  const phone = "9500000012";
  await db
    .insert(profiles)
    .values({ id: "known", name: "Dr Sen", email: "sen@example.org", phone, phoneVerifiedAt: now });
  const own = await order({ lines, phone, profileId: "known" });
  const { trackingToken } = own.ok ? own.value : expect.unreachable();
  expect(await order({ lines, phone, at: minutes(1) })).toMatchObject({ ok: true });
  expect(await stateOf(db, trackingToken)).toMatchObject({ status: "awaiting_payment", payment: "due" });
  expect(await order({ lines, phone, profileId: "known", at: minutes(2) })).toMatchObject({ ok: true });
  expect(await stateOf(db, trackingToken)).toMatchObject({ status: "cancelled", payment: "void" });
});

test("an order that is said to be paid is never replaced", async () => {
  const { db } = database;
  const [product] = await fill(40);
  const lines = [{ product: product!, quantity: 1 }];
  const phone = "9500000011";
  const claimed = (await hold({ lines, phone }))!;
  await claimPayment(db, { token: claimed.trackingToken, now: minutes(1) });
  expect(await hold({ lines, phone, at: minutes(30) })).toBeDefined();
  expect(await stateOf(db, claimed.trackingToken)).toMatchObject({
    status: "awaiting_payment",
    payment: "claimed",
  });
});

test("a cash order takes the place of an unpaid one of the same browser", async () => {
  const { db } = database;
  const [product] = await fill(40);
  const lines = [{ product: product!, quantity: 1 }];
  const [cartId] = await fillCarts(db, { count: 1, lines });
  const unpaid = await order({ lines, cartId: cartId! });
  const { trackingToken } = unpaid.ok ? unpaid.value : expect.unreachable();
  await fillAgain(cartId!, product!);
  expect(await order({ lines, cartId: cartId!, method: "cod" })).toMatchObject({ ok: true });
  expect(await stateOf(db, trackingToken)).toMatchObject({ status: "cancelled", payment: "void" });
});

async function fillAgain(cartId: string, { id }: AddedProduct): Promise<void> {
  await database.db.execute(
    sql`insert into cart_lines (cart_id, product_id, quantity, seen_price_paise, added_at) values (${cartId}, ${id}, 1, 10000, ${now.toISOString()})`,
  );
}

test("a phone that nobody has proved has three cash orders under way, others order on", async () => {
  const [product] = await fill(60);
  const lines = [{ product: product!, quantity: 2 }];
  const phone = "9500000020";
  const buy = (facts: Partial<Asked> = {}) => order({ lines, phone, method: "cod", ...facts });
  for (let n = 1; n <= 3; n++) expect(await buy()).toMatchObject({ ok: true });
  expect(await buy()).toEqual({ ok: false, reason: "too-many-cash-orders" });
  expect(await buy({ method: "upi" })).toMatchObject({ ok: true });
  expect(await buy({ phone: "9500000021" })).toMatchObject({ ok: true });
  const inCash = and(eq(orders.phone, phone), eq(orders.paymentMethod, "cod"));
  await database.db.update(orders).set({ status: "delivered" }).where(inCash);
  expect(await buy()).toMatchObject({ ok: true });
  await database.db.update(orders).set({ status: "placed" }).where(eq(orders.status, "delivered"));
});

test("one network with a thousand phones leaves a best seller to others, be it by UPI or in cash", async () => {
  const { db } = database;
  for (const method of ["upi", "cod"] as const) {
    const [bestSeller] = await fill(40);
    const cheap = await addStockedProduct(db, { quantity: 40 });
    const lines = [bestSeller!, cheap].map((product) => ({ product, quantity: 5 }));
    // Two of them fill the share of a network; the thousandth gets what the third got.
    for (let n = 0; n < 12; n++)
      await hold({ lines, address: `198.51.100.${method === "upi" ? 7 : 8}`, method });
    for (const product of [bestSeller!, cheap]) {
      const [stock, held] = await stockOf(db, product);
      expect(stock! - held!).toBe(30);
    }
    // An honest family at the same second, from elsewhere.
    expect(await order({ lines: [{ product: bestSeller!, quantity: 3 }], method })).toMatchObject({
      ok: true,
    });
  }
});

test("many networks together leave a quarter to buyers who are known, and the office is told; a quote or the counter has no such bound", async () => {
  const { db } = database;
  const { unpaidHolds: before } = await countCounterTasks(db, now);
  const [product] = await fill(40);
  const few = [{ product: (await fill(40))[0]!, quantity: 2 }];
  await hold({ lines: few });
  const early = await order({ lines: [{ product: product!, quantity: 1 }] });
  for (let n = 0; n < 12; n++) await hold({ lines: [{ product: product!, quantity: 5 }] });
  expect(await stockOf(db, product!)).toEqual([40, 30]);
  const token = early.ok ? early.value.trackingToken : expect.unreachable();
  expect(await openPayPage(db, { token, now })).toEqual({ isHeld: false, heldUntil: undefined });
  expect((await countCounterTasks(db, now)).unpaidHolds).toBe(before + 1);
  const lines = [{ product: product!, quantity: 1 }];
  expect(await order({ lines })).toEqual({
    ok: false,
    reason: "share-taken",
    name: "Arnica Montana",
    packs: 0,
  });
  expect(await order({ lines, phone: "9500000001", profileId: "proven" })).toMatchObject({ ok: true });
  const [cartId] = await fillCarts(db, { count: 1, lines: [{ product: product!, quantity: 9 }] });
  const byStaff = { ...(await orderRequest(db, { cartId: cartId! })), takenBy: byUser({ userId: "Meena" }) };
  expect(await placeOrder(db, byStaff)).toMatchObject({ ok: true });
});
