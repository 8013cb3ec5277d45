import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { cartLines } from "#app/db/schema/cart.ts";
import { giftOffers } from "#app/db/schema/cart-offers.ts";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { batches, orderLineBatches } from "#app/db/schema/stock.ts";
import { bySystem } from "#app/domain/actor.ts";
import { addGift, listGifts, removeGift, switchGift } from "#app/services/cart/gifts/change-gifts.server.ts";
import { chooseGift } from "#app/services/cart/gifts/choose-gift.server.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";
import { buyAgain } from "#app/services/orders/buy-again.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import {
  addStockedProduct,
  fillCart,
  SATURDAY_MORNING as now,
  ORIGIN,
  orderRequest,
} from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { holdAsStranger, orderAsStranger } from "#tests/support/strangers.ts";

const database = orderDatabase();
const by = { actor: bySystem("release-holds"), now };
afterEach(() => database.db.delete(giftOffers));

/** A cart of two packs at ₹100 each, and empty vials that come free from ₹200 on. */
async function cartWithGift(packsOfGift = 5) {
  const { db } = database;
  const medicine = await addStockedProduct(db, { quantity: 50 });
  const vials = await addStockedProduct(db, { quantity: packsOfGift, route: null, name: "Empty Vials" });
  expect(await addGift(db, { slug: vials.slug, fromPaise: 20_000, ...by })).toMatchObject({ ok: true });
  const cartId = await fillCart(db, [{ slug: medicine.slug, quantity: 2 }]);
  return { cartId, medicine, vials };
}
async function place(cartId: string, phone: string) {
  const { db } = database;
  const placed = await placeOrder(db, await orderRequest(db, { cartId, form: { phone } }));
  return placed.ok ? placed.value.trackingToken : expect.unreachable(JSON.stringify(placed));
}

test("a gift is a line of the order at nothing, its pack leaves the stock by batch, and no sum knows it", async () => {
  const { db } = database;
  const { cartId, medicine, vials } = await cartWithGift();
  const cart = await readCart(db, { cartId, now });
  expect(cart.gift).toMatchObject({ fromPaise: 20_000, isRefused: false, line: { slug: vials.slug } });
  expect(cart.lines).toHaveLength(1);
  const token = await place(cartId, "9800000801");
  const order = (await findOrderByToken(db, token))!;
  expect(order).toMatchObject({ goodsPaise: cart.totals.goodsPaise, mrpPaise: cart.totals.mrpPaise });
  expect(order.lines.map(({ isGift, totalPaise }) => [isGift, totalPaise])).toEqual([
    [false, cart.totals.goodsPaise],
    [true, 0],
  ]);
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = order.gst;
  expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(order.totalPaise);
  const [batch] = await db.select().from(batches).where(eq(batches.productId, vials.id));
  expect(batch!.quantity).toBe(4);
  const [stored] = await db.select().from(orders).where(eq(orders.trackingToken, token));
  const taken = await db
    .select({ batch: orderLineBatches.batchId })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.orderLineId))
    .where(eq(orderLines.orderId, stored!.id));
  expect(taken).toHaveLength(2);
  expect(await buyAgain(db, { order, cartId: undefined, now })).toMatchObject({ addedLines: 1, dearer: [] });
  const { pricePaise } = order.lines[0]!;
  await db
    .update(products)
    .set({ pricePaise: pricePaise + 500, mrpPaise: 99_900 })
    .where(eq(products.id, medicine.id));
  expect((await buyAgain(db, { order, cartId: undefined, now })).dearer).toMatchObject([
    { paidPaise: pricePaise, pricePaise: pricePaise + 500 },
  ]);
});

test("who leaves the gift out gets none, and can take it after all", async () => {
  const { db } = database;
  const { cartId } = await cartWithGift();
  await chooseGift(db, { cartId, isWanted: false });
  expect((await readCart(db, { cartId, now })).gift).toMatchObject({ isRefused: true });
  await chooseGift(db, { cartId, isWanted: true });
  expect((await readCart(db, { cartId, now })).gift).toMatchObject({ isRefused: false });
  await chooseGift(db, { cartId, isWanted: false });
  const order = (await findOrderByToken(db, await place(cartId, "9800000802")))!;
  expect(order.lines).toHaveLength(1);
});

test("no gift below its sum, when it is sold out, bought or paused; a medicine never is one", async () => {
  const { db } = database;
  const { cartId, medicine, vials } = await cartWithGift(1);
  const giftNow = async () => (await readCart(db, { cartId, now })).gift;
  expect(await giftNow()).toBeDefined();
  await db.update(cartLines).set({ quantity: 1 }).where(eq(cartLines.cartId, cartId));
  expect(await giftNow()).toBeUndefined();
  await db.update(cartLines).set({ quantity: 2 }).where(eq(cartLines.cartId, cartId));
  const [gift] = await listGifts(db);
  await switchGift(db, { id: gift!.id, isActive: false, ...by });
  expect(await giftNow()).toBeUndefined();
  await switchGift(db, { id: gift!.id, isActive: true, ...by });
  await db.update(batches).set({ isQuarantined: true }).where(eq(batches.productId, vials.id));
  expect(await giftNow()).toBeUndefined();
  await db.update(batches).set({ isQuarantined: false }).where(eq(batches.productId, vials.id));
  const other = await fillCart(db, [
    { slug: vials.slug, quantity: 1 },
    { slug: medicine.slug, quantity: 2 },
  ]);
  expect((await readCart(db, { cartId: other, now })).gift).toBeUndefined();
  expect(await addGift(db, { slug: medicine.slug, fromPaise: 1, ...by })).toMatchObject({
    reason: "no-gift",
  });
  expect(await removeGift(db, { id: gift!.id, ...by })).toMatchObject({ ok: true });
});

/** A UPI order with a gift whose packs are gone meanwhile. */
async function unpaidWithoutGift(phone: string) {
  const { db } = database;
  const { medicine, vials } = await cartWithGift(1);
  const placed = await orderAsStranger(db, { lines: [{ product: medicine, quantity: 2 }], phone });
  if (!placed.ok) return expect.unreachable(placed.reason);
  await db.update(batches).set({ isQuarantined: true }).where(eq(batches.productId, vials.id));
  return { ...placed.value, medicine };
}
const keptOf = (order: { lines: { quantity: number; cancelledQuantity: number }[] } | undefined) =>
  order!.lines.map(({ quantity, cancelledQuantity }) => quantity - cancelledQuantity);

test("a pay page holds what was bought when the gift is gone, and the order is paid at the same sum", async () => {
  const { db } = database;
  const { trackingToken: token, number } = await unpaidWithoutGift("9800000803");
  const before = await findOrderByToken(db, token);
  expect(await openPayPage(db, { token, now })).toMatchObject({ isHeld: true });
  const held = await findOrderByToken(db, token);
  expect(keptOf(held)).toEqual([2, 0]);
  expect(held!.totalPaise).toBe(before!.totalPaise);
  expect(await confirmPayment(db, { number, publicOrigin: ORIGIN, ...by })).toMatchObject({ ok: true });
  expect(await findOrderByToken(db, token)).toMatchObject({ status: "placed", refund: { duePaise: 0 } });
});

test("money that comes after the hold takes the order up again without its gift, not when a medicine is gone", async () => {
  const { db } = database;
  const late = { ...by, now: new Date(now.getTime() + 3 * 60 * 60_000), publicOrigin: ORIGIN };
  const { trackingToken: token, number } = await unpaidWithoutGift("9800000804");
  const other = await unpaidWithoutGift("9800000805");
  await releaseExpiredHolds(db, late.now);
  expect(await confirmPayment(db, { number, ...late })).toMatchObject({ value: { isTakenUpAgain: true } });
  expect(keptOf(await findOrderByToken(db, token))).toEqual([2, 0]);
  await db.update(batches).set({ isQuarantined: true }).where(eq(batches.productId, other.medicine.id));
  expect(await confirmPayment(db, { number: other.number, ...late })).toEqual({
    ok: false,
    reason: "needs-attention",
  });
});

test("of eight orders at once all are placed, and as many have the gift as it has packs", async () => {
  const { db } = database;
  const { medicine, vials } = await cartWithGift(3);
  const requests = await Promise.all(
    Array.from({ length: 8 }, async (_, nth) => {
      const cartId = await fillCart(db, [{ slug: medicine.slug, quantity: 2 }]);
      return orderRequest(db, { cartId, form: { phone: `980000082${nth}` } });
    }),
  );
  const placed = await Promise.all(requests.map((request) => placeOrder(db, request)));
  const tokens = placed.map((each) => (each.ok ? each.value.trackingToken : expect.unreachable(each.reason)));
  const found = await Promise.all(tokens.map((token) => findOrderByToken(db, token)));
  expect(found.filter((order) => keptOf(order)[1] === 1)).toHaveLength(3);
  const [batch] = await db.select().from(batches).where(eq(batches.productId, vials.id));
  expect(batch!.quantity).toBe(0);
});

test("a gift is no part of what strangers may have: not of their share, their lines, nor how long packs wait", async () => {
  const { db } = database;
  const { medicine, vials } = await cartWithGift(8);
  const waiting = [];
  for (let nth = 0; nth < 8; nth++)
    waiting.push(await holdAsStranger(db, { lines: [{ product: medicine, quantity: 2 }] }));
  const minutes = waiting.map((each) => each && (each.heldUntil!.getTime() - now.getTime()) / 60_000);
  // Half of the medicine is free throughout; of the vials nothing is left in the end.
  expect(new Set(minutes)).toEqual(new Set([minutes[0]]));
  expect(minutes[0]).toBeGreaterThan(5);
  const [batch] = await db.select().from(batches).where(eq(batches.productId, vials.id));
  expect(batch!.heldQuantity).toBe(8);
  await cartWithGift();
  const lines = [];
  for (let nth = 0; nth < 40; nth++)
    lines.push({ product: await addStockedProduct(db, { quantity: 9 }), quantity: 1 });
  expect(await orderAsStranger(db, { lines })).toMatchObject({ ok: true });
});

test("a gift that the shopper saw and that is gone is said before the order is placed, which is then placed without it", async () => {
  const { db } = database;
  const { cartId, vials } = await cartWithGift();
  const asked = await orderRequest(db, { cartId, form: { phone: "9800000819" } });
  const [offer] = await listGifts(db);
  await switchGift(db, { id: offer!.id, isActive: false, ...by });
  expect(await placeOrder(db, { ...asked, shownGift: vials.slug })).toEqual({
    ok: false,
    reason: "gift-gone",
  });
  const placed = await placeOrder(db, asked);
  const order = placed.ok ? await findOrderByToken(db, placed.value.trackingToken) : undefined;
  expect(order?.lines.map(({ isGift }) => isGift)).toEqual([false]);
});
