import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { carts } from "#app/db/schema/cart.ts";
import { coupons } from "#app/db/schema/cart-coupons.ts";
import { offerSteps } from "#app/db/schema/cart-offers.ts";
import { orders } from "#app/db/schema/orders.ts";
import { orderDiscounts } from "#app/db/schema/orders-discounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { bySystem } from "#app/domain/actor.ts";
import type { CouponFacts } from "#app/domain/cart/coupon-form.ts";
import {
  addCoupon,
  changeCoupon,
  listCoupons,
  removeCoupon,
  switchCoupon,
} from "#app/services/cart/coupons/change-coupons.server.ts";
import { phoneToAsk } from "#app/services/cart/coupons/phone-to-ask.server.ts";
import { putCoupon, takeOffCoupon } from "#app/services/cart/coupons/put-coupon.server.ts";
import { listCartLines, readCart } from "#app/services/cart/read-cart.server.ts";
import { addStep } from "#app/services/cart/steps/change-steps.server.ts";
import { cancelOrder } from "#app/services/orders/change-order.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import {
  addStockedProduct,
  fillCart,
  SATURDAY_MORNING as now,
  ORIGIN,
  orderRequest,
} from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";

const database = orderDatabase();
const by = { actor: bySystem("release-holds"), now };
const PLAIN: CouponFacts = {
  ...{
    code: "",
    percentOff: 10,
    paiseOff: null,
    minGoodsPaise: 0,
    capPaise: null,
    fromDay: null,
    toDay: null,
  },
  ...{ mostUses: null, isOncePerPhone: false, brandId: null, formId: null, isWithTrade: false },
  isTogether: false,
};

async function coupon(facts: Partial<CouponFacts> & { code: string }) {
  expect(await addCoupon(database.db, { facts: { ...PLAIN, ...facts }, ...by })).toMatchObject({ ok: true });
  return (await listCoupons(database.db)).find(({ code }) => code === facts.code)!;
}
async function cartWith(typed: string | undefined, { quantity = 2, stock = 50 } = {}) {
  const product = await addStockedProduct(database.db, { quantity: stock });
  const cartId = await fillCart(database.db, [{ slug: product.slug, quantity }]);
  return { cartId, put: typed === undefined ? undefined : await put(cartId, typed) };
}
async function cancel(orderId: number) {
  const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
  const change = {
    number: order!.number,
    actor: bySystem("release-holds"),
    note: "",
    now,
    publicOrigin: ORIGIN,
  };
  expect(await cancelOrder(database.db, change)).toMatchObject({ ok: true });
}
const put = (cartId: string, typed: string) =>
  putCoupon(database.db, { cartId, typed, address: "10.0.0.1", now });

test("a coupon stands on the cart, in the order and in its goods, to the paisa", async () => {
  const { db } = database;
  await coupon({ code: "WINTER10" });
  const { cartId, put: on } = await cartWith("winter 10");
  expect(on).toMatchObject({ ok: true, value: { code: "WINTER10", percent: 10 } });
  const cart = await readCart(db, { cartId, now });
  const [discount] = cart.totals.discounts!;
  expect(cart.totals.savedPaise).toBeGreaterThanOrEqual(discount!.paise);
  const placed = await placeOrder(db, await orderRequest(db, { cartId, form: { phone: "9800000101" } }));
  const { trackingToken } = placed.ok ? placed.value : expect.unreachable(JSON.stringify(placed));
  const order = (await findOrderByToken(db, trackingToken))!;
  expect(order.goodsPaise).toBe(cart.totals.goodsPaise);
  expect(order.discounts).toEqual([discount]);
  expect(order.lines.reduce((sum, line) => sum + line.totalPaise, 0)).toBe(order.goodsPaise);
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = order.gst;
  expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(order.totalPaise);
  const [after] = await db.select().from(carts).where(eq(carts.id, cartId));
  expect(after!.couponCodes).toEqual([]);
});

test("an unknown, a paused and a refused coupon leave the cart as it was", async () => {
  const { db } = database;
  await coupon({ code: "GOOD5", percentOff: 5 });
  const { id } = await coupon({ code: "PAUSED" });
  await switchCoupon(db, { id, isActive: false, ...by });
  await coupon({ code: "LARGE", minGoodsPaise: 9_000_000 });
  const { cartId } = await cartWith("GOOD5");
  expect(await put(cartId, "NOSUCH")).toMatchObject({ ok: false, refusal: { reason: "unknown" } });
  expect(await put(cartId, "PAUSED")).toMatchObject({ ok: false, refusal: { reason: "unknown" } });
  expect(await put(cartId, "LARGE")).toMatchObject({ ok: false, refusal: { reason: "below-minimum" } });
  expect(await put(cartId, "50%")).toEqual({ ok: false, reason: "no-code" });
  expect((await readCart(db, { cartId, now })).coupons).toEqual([{ code: "GOOD5", refusal: undefined }]);
  await takeOffCoupon(db, { cartId });
  expect((await readCart(db, { cartId, now })).coupons).toEqual([]);
});

test("codes cannot be tried at will", async () => {
  const { cartId } = await cartWith(undefined);
  const tries = [];
  for (let nth = 0; nth < 12; nth++) tries.push(await put(cartId, `GUESS${nth}`));
  expect(tries.slice(0, 10).every((tried) => "refusal" in tried)).toBe(true);
  expect(tries[11]).toMatchObject({ reason: "too-many-attempts" });
});

test("of 8 orders at once only as many have a coupon as it is for, and a cancelled one gives its use back", async () => {
  const { db } = database;
  const { id } = await coupon({ code: "THREE", mostUses: 3 });
  const requests = await Promise.all(
    Array.from({ length: 8 }, async (_, nth) => {
      const { cartId } = await cartWith("THREE");
      return orderRequest(db, { cartId, form: { phone: `98000002${10 + nth}` } });
    }),
  );
  const placed = await Promise.all(requests.map((request) => placeOrder(db, request)));
  expect(placed.filter(({ ok }) => ok)).toHaveLength(3);
  expect(placed.filter((each) => !each.ok && each.reason === "price-changed")).toHaveLength(5);
  const uses = await db.select().from(orderDiscounts).where(eq(orderDiscounts.couponId, id));
  expect(uses).toHaveLength(3);
  const { cartId } = await cartWith(undefined);
  expect(await put(cartId, "THREE")).toMatchObject({ refusal: { reason: "used-up" } });
  await cancel(uses[0]!.orderId);
  expect(await put(cartId, "THREE")).toMatchObject({ ok: true });
});

test("of 8 orders at once by one phone one has a coupon that is for one order of a phone", async () => {
  const { db } = database;
  const { id } = await coupon({ code: "ONCE", isOncePerPhone: true });
  const requests = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { cartId } = await cartWith("ONCE", { quantity: 2 });
      return orderRequest(db, { cartId, form: { phone: "9800000301" } });
    }),
  );
  const placed = await Promise.all(requests.map((request) => placeOrder(db, request)));
  expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db.$count(orderDiscounts, eq(orderDiscounts.couponId, id))).toBe(1);
  const [order] = await db.select().from(orders).where(eq(orders.phone, "9800000301"));
  await cancel(order!.id);
  const again = await placeOrder(db, requests[placed.findIndex(({ ok }) => !ok)]!);
  expect(again).toMatchObject({ ok: true });
});

test("the office changes a coupon only as it saw it, and takes away one that no order has", async () => {
  const { db } = database;
  const before = await coupon({ code: "OFFICE" });
  expect(await addCoupon(db, { facts: { ...PLAIN, code: "OFFICE" }, ...by })).toEqual({
    ok: false,
    reason: "exists",
  });
  const { id, version } = before;
  const facts = { ...PLAIN, code: "OFFICE", percentOff: 20 };
  expect(await changeCoupon(db, { id, facts, version, ...by })).toMatchObject({ ok: true });
  expect(await changeCoupon(db, { id, facts, version, ...by })).toEqual({ ok: false, reason: "changed" });
  expect(await removeCoupon(db, { id, ...by })).toMatchObject({ ok: true });
  expect(await db.$count(coupons, eq(coupons.id, id))).toBe(0);
});

test("coupons that go together are all on the cart and in the order, whichever was typed first", async () => {
  const { db } = database;
  await coupon({ code: "TOPERCENT", isTogether: true });
  await coupon({ code: "ASUM", percentOff: null, paiseOff: 1_000, isTogether: true });
  await coupon({ code: "SOLO50", percentOff: 50 });
  const { cartId } = await cartWith("ASUM");
  expect(await put(cartId, "TOPERCENT")).toMatchObject({ ok: true });
  const cart = await readCart(db, { cartId, now });
  expect(cart.totals.discounts).toMatchObject([{ code: "TOPERCENT" }, { code: "ASUM", paise: 1_000 }]);
  const { cartId: other } = await cartWith("TOPERCENT");
  await put(other, "ASUM");
  expect((await readCart(db, { cartId: other, now })).totals.discounts).toEqual(cart.totals.discounts);
  const placed = await placeOrder(db, await orderRequest(db, { cartId, form: { phone: "9800000401" } }));
  const { trackingToken } = placed.ok ? placed.value : expect.unreachable(JSON.stringify(placed));
  expect((await findOrderByToken(db, trackingToken))!.discounts).toEqual(cart.totals.discounts);
  expect(await put(other, "SOLO50")).toMatchObject({ ok: true });
  expect((await readCart(db, { cartId: other, now })).coupons).toEqual([
    { code: "ASUM", refusal: { reason: "not-together", withCodes: ["SOLO50"] } },
    { code: "SOLO50", refusal: undefined },
    { code: "TOPERCENT", refusal: { reason: "not-together", withCodes: ["SOLO50"] } },
  ]);
  await takeOffCoupon(db, { cartId: other, code: "SOLO50" });
  expect((await readCart(db, { cartId: other, now })).totals.discounts).toEqual(cart.totals.discounts);
});

test("two that take more off only together do so in every order of typing", async () => {
  const { db } = database;
  await coupon({ code: "ALONE", percentOff: null, paiseOff: 6_000 });
  for (const code of ["PAIR1", "PAIR2"])
    await coupon({ code, percentOff: null, paiseOff: 4_000, isTogether: true });
  const orders = [
    ["ALONE", "PAIR1", "PAIR2"],
    ["PAIR1", "ALONE", "PAIR2"],
    ["PAIR1", "PAIR2", "ALONE"],
  ];
  for (const codes of orders) {
    const { cartId } = await cartWith(undefined, { quantity: 4 });
    const answers = [];
    for (const code of codes) answers.push(await put(cartId, code));
    expect(answers[1]).toMatchObject(codes[0] === "ALONE" ? { ok: false, isKept: true } : { ok: true });
    const cart = await readCart(db, { cartId, now });
    expect(cart.totals.discounts).toMatchObject([
      { code: "PAIR1", paise: 4_000 },
      { code: "PAIR2", paise: 4_000 },
    ]);
  }
});

test("a coupon for one order of a phone is refused as soon as the phone is known", async () => {
  const { db } = database;
  const phone = "9800000501";
  await coupon({ code: "EARLY", isOncePerPhone: true });
  const first = await cartWith("EARLY");
  expect(
    await placeOrder(db, await orderRequest(db, { cartId: first.cartId, form: { phone } })),
  ).toMatchObject({
    ok: true,
  });
  const { cartId } = await cartWith("EARLY");
  const settings = await findSettings(db);
  const usedUp = [{ code: "EARLY", refusal: { reason: "used-by-phone" } }];
  expect((await listCartLines(db, { cartId, now, settings })).coupons).toMatchObject([
    { refusal: undefined },
  ]);
  expect((await listCartLines(db, { cartId, phone, now, settings })).coupons).toEqual(usedUp);
  await db.insert(profiles).values({ id: "own", name: "Asha", phone, phoneVerifiedAt: now, createdAt: now });
  await db.update(carts).set({ profileId: "own" }).where(eq(carts.id, cartId));
  expect((await readCart(db, { cartId, now })).coupons).toEqual(usedUp);
  const { cartId: guest } = await cartWith("EARLY");
  const asked = { typed: phone, provenPhone: undefined, cartId: guest, address: "10.0.0.9", now };
  const looks = [];
  for (let nth = 0; nth < 12; nth++) looks.push(await phoneToAsk(db, asked));
  expect(looks.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => phone));
  expect(looks.at(-1)).toBeUndefined();
});

test("reading a cart is as many queries with five coupons and steps as without", async () => {
  const { db } = database;
  const { cartId } = await cartWith(undefined, { quantity: 4 });
  const count = async () => {
    const query = vi.spyOn(database.pool, "query");
    await readCart(db, { cartId, now });
    const asked = query.mock.calls.length;
    query.mockRestore();
    return asked;
  };
  const without = await count();
  for (const code of ["ONE", "TWO", "THREE3", "FOUR", "FIVE"]) {
    await coupon({ code, isTogether: true, isOncePerPhone: true, percentOff: 5 });
    expect(await put(cartId, code)).toMatchObject({ ok: true });
  }
  const step = { percent: 5, fromPacks: 2, fromPaise: null, brandId: null, formId: null, isWithTrade: false };
  await addStep(db, { facts: { ...step, fromDay: null, toDay: null, productSlug: undefined }, ...by });
  expect((await readCart(db, { cartId, now })).totals.discounts).toHaveLength(6);
  expect(await count()).toBe(without);
  expect(without).toBe(2);
  await db.delete(offerSteps);
});
