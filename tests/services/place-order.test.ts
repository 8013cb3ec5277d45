import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { cartLines } from "#app/db/schema/cart.ts";
import { products } from "#app/db/schema/catalog.ts";
import { companies } from "#app/db/schema/catalog-companies.ts";
import { audit, outbox } from "#app/db/schema/ground.ts";
import { orderEvents, orders, payments } from "#app/db/schema/orders.ts";
import { addresses, customers } from "#app/db/schema/shop-customers.ts";
import { batches, orderLineBatches, stockMovements } from "#app/db/schema/stock.ts";
import { byUser } from "#app/domain/actor.ts";
import { countCart } from "#app/services/cart/count-cart.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { quoteCheckout } from "#app/services/orders/quote-checkout.server.ts";
import {
  addBatch,
  addProduct,
  addStockedProduct,
  fillCart,
  SATURDAY_MORNING as now,
  orderRequest,
  placeTestOrder,
  UPI_VPA,
} from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";

const database = orderDatabase();

test("a cash order is placed whole: lines, packs, payment, event, audit, letters, customer and an empty cart", async () => {
  const { db } = database;
  const product = await addProduct(db, { pricePaise: 10_500, mrpPaise: 12_000 });
  const late = await addBatch(db, { productId: product.id, quantity: 5, expiresOn: "2029-01-31" });
  const soon = await addBatch(db, {
    productId: product.id,
    quantity: 2,
    expiresOn: "2027-05-31",
    number: "SOON",
  });
  const tooSoon = await addBatch(db, { productId: product.id, quantity: 9, expiresOn: "2027-02-19" });
  const cartId = await fillCart(db, [{ slug: product.slug, quantity: 3 }]);
  const form = { phone: "9800000001", email: "asha@example.org", note: "Ring twice" };
  const placed = await placeOrder(db, await orderRequest(db, { cartId, form }));

  expect(placed).toMatchObject({ ok: true, value: { paymentMethod: "cod", isReplay: false } });
  const { number, trackingToken } = placed.ok ? placed.value : expect.unreachable();
  expect(number).toMatch(/^SH-\d{4}-\d{4}$/);
  expect(trackingToken).toMatch(/^[\w-]{32}$/);
  const order = (await findOrderByToken(db, trackingToken))!;
  expect(order).toMatchObject({
    status: "placed",
    goodsPaise: 31_500,
    mrpPaise: 36_000,
    deliveryPaise: 4_000,
    totalPaise: 35_500,
    gstPaise: 1_690,
    promisedFrom: "2026-11-21",
    promisedBy: "2026-11-21",
    stateCode: "06",
    zone: "same-day",
    payment: { status: "due", amountPaise: 35_500 },
    note: "Ring twice",
    holdUntil: undefined,
  });
  expect(order.gst).toEqual({ taxablePaise: 33_810, cgstPaise: 845, sgstPaise: 845, igstPaise: 0 });
  expect(order.lines).toEqual([
    {
      productSlug: product.slug,
      name: "Arnica Montana",
      brandName: "SBL",
      potencyLabel: "30 CH",
      packSize: "30 ml",
      pictureUrl: expect.stringMatching(`^/pictures/md/${product.slug}\\.svg\\?v=`),
      maker: "SBL Private Limited",
      makerAddress: "Ghaziabad",
      makerLicence: null,
      importer: null,
      importerAddress: null,
      originCountry: "India",
      hsn: "30049014",
      gstPercent: 5,
      isGift: false,
      mrpPaise: 12_000,
      pricePaise: 10_500,
      quantity: 3,
      cancelledQuantity: 0,
      returnedQuantity: 0,
      totalPaise: 31_500,
      batches: [
        { number: "SOON", expiresOn: "2027-05-31", quantity: 2 },
        { number: expect.any(String), expiresOn: "2029-01-31", quantity: 1 },
      ],
    },
  ]);
  const left = async (id: number) => (await db.select().from(batches).where(eq(batches.id, id)))[0]!.quantity;
  expect([await left(soon), await left(late), await left(tooSoon)]).toEqual([0, 4, 9]);
  expect(await countCart(db, cartId)).toBe(0);
  expect(await db.$count(audit, eq(audit.subject, `order ${number}`))).toBe(1);
  expect(order.events).toEqual([{ status: "placed", happenedAt: now }]);
  const letters = await db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `order ${number}%`))
    .orderBy(outbox.id);
  expect(letters.map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ["mail", "asha@example.org"],
    ["mail", "care@sohnahomeohall.in"],
  ]);
  expect(letters[0]!.body).toContain(`https://shop.example/track-order/${trackingToken}`);
  expect(letters[0]!.body).toContain("3 x Arnica Montana 30 CH, 30 ml (SBL): ₹315.00");
});

test("later changes of the catalogue leave an order as it was", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const { trackingToken } = await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 1 }] });
  const before = await findOrderByToken(db, trackingToken);
  const changed = {
    name: "Other",
    pricePaise: 1,
    mrpPaise: 99_999,
    gstPercent: 18,
    hsn: "3304",
  };
  await db.update(products).set(changed).where(eq(products.id, product.id));
  await db.update(companies).set({ name: "Other", address: "Elsewhere", licence: "1" });
  expect(await findOrderByToken(db, trackingToken)).toEqual(before);
});

test("a UPI order holds the packs for 15 minutes and sells none of them yet", async () => {
  const { db } = database;
  const product = await addProduct(db);
  const batchId = await addBatch(db, { productId: product.id, quantity: 5 });
  const { trackingToken } = await placeTestOrder(db, {
    lines: [{ slug: product.slug, quantity: 2 }],
    form: { paymentMethod: "upi" },
  });
  const order = await findOrderByToken(db, trackingToken);
  expect(order).toMatchObject({
    status: "awaiting_payment",
    holdUntil: new Date(now.getTime() + 15 * 60_000),
  });
  expect(order!.lines[0]!.batches).toEqual([]);
  const [batch] = await db.select().from(batches).where(eq(batches.id, batchId));
  expect(batch).toMatchObject({ quantity: 5, heldQuantity: 2 });
});

test("the same key with the same form gives the same order again, whatever happened since", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const cartId = await fillCart(db, [{ slug: product.slug, quantity: 1 }]);
  const request = await orderRequest(db, { cartId });
  const first = await placeOrder(db, request);
  expect(first).toMatchObject({ ok: true, value: { isReplay: false } });
  await fillCart(db, [{ slug: product.slug, quantity: 1 }]);
  await db.update(products).set({ isPublished: false, pricePaise: 1 }).where(eq(products.id, product.id));
  const later = new Date(now.getTime() + 25 * 3_600_000);
  const again = await placeOrder(db, { ...request, now: later });
  expect(again).toEqual({ ok: true, value: { ...(first.ok && first.value), isReplay: true } });
});

test("express costs its own fee and is promised for today; where it is not offered it is refused", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 99, pricePaise: 60_000, mrpPaise: 60_000 });
  const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
  const request = await orderRequest(db, { cartId, form: { deliverySpeed: "express" } });
  const night = new Date("2026-11-21T20:00:00Z");
  expect(await placeOrder(db, { ...request, now: night })).toEqual({
    ok: false,
    reason: "express-not-offered",
  });
  const placed = await placeOrder(db, request);
  const order = placed.ok ? await findOrderByToken(db, placed.value.trackingToken) : undefined;
  expect(order).toMatchObject({
    isExpress: true,
    deliveryPaise: 7_900,
    totalPaise: 67_900,
    promisedBy: "2026-11-21",
  });
});

test("outside Haryana the tax is IGST; where a PIN code lies in two states the shopper's choice counts", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 99, pricePaise: 10_500 });
  const orderTo = async (pincode: string, state: string) => {
    const lines = [{ slug, quantity: 10 }];
    const { trackingToken } = await placeTestOrder(db, {
      lines,
      form: { pincode, state, paymentMethod: "upi" },
    });
    return (await findOrderByToken(db, trackingToken))!;
  };
  const mumbai = await orderTo("400001", "Maharashtra");
  expect(mumbai.gst).toEqual({ taxablePaise: 100_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 5_000 });
  expect((await orderTo("110097", "uttar pradesh")).stateCode).toBe("09");
  expect((await orderTo("110097", "07")).stateCode).toBe("07");
  expect((await orderTo("110097", "Goa")).stateCode).toBe("07");
});

test("a customer is known by phone: what the shop writes down stays, the newest name and each address once", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 99 });
  const lines = [{ slug, quantity: 1 }];
  const phone = "9800000002";
  await placeTestOrder(db, { lines, form: { phone, name: "A. Devi", email: "asha@example.org" } });
  for (const form of [{ name: "Asha Devi" }, { name: "Asha Devi", addressLine2: "new landmark" }]) {
    const cartId = await fillCart(db, lines);
    const request = await orderRequest(db, { cartId, form: { phone, ...form } });
    expect(await placeOrder(db, { ...request, takenBy: byUser({ userId: "Meena" }) })).toMatchObject({
      ok: true,
    });
  }
  const known = await db.select().from(customers).where(eq(customers.phone, phone));
  expect(known).toMatchObject([{ name: "Asha Devi", email: "asha@example.org" }]);
  const places = await db.select().from(addresses).where(eq(addresses.customerId, known[0]!.id));
  expect(places).toMatchObject([{ name: "A. Devi" }, { name: "Asha Devi", landmark: "new landmark" }]);
});

test("checkout shows just what placing charges, with and without a known PIN code", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 99, pricePaise: 60_000, mrpPaise: 60_000 });
  const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
  const quoteFor = (pincode: string | undefined, upiVpa: string | undefined) =>
    quoteCheckout(db, { cartId, pincode, now, config: { upiVpa } });
  expect(await quoteFor("122103", UPI_VPA)).toMatchObject({
    destination: { zone: "same-day", stateName: "Haryana" },
    price: {
      delivery: { isFree: true },
      standard: { totals: { totalPaise: 60_000 }, codRefusal: undefined },
      express: { totals: { totalPaise: 67_900 } },
    },
    isUpiOffered: true,
    cod: { minPaise: 10_000, maxPaise: 300_000 },
  });
  const mumbai = await quoteFor("400001", undefined);
  expect(mumbai.price).toMatchObject({ standard: { codRefusal: "pincode" }, express: undefined });
  expect(mumbai.isUpiOffered).toBe(false);
  for (const pincode of [undefined, "999999"]) {
    expect(await quoteFor(pincode, UPI_VPA)).toMatchObject({ destination: undefined, price: undefined });
  }
});

test("the database itself refuses a second payment, a negative batch and a total that does not add up", async () => {
  const { db } = database;
  const { id, slug } = await addStockedProduct(db, { quantity: 9 });
  const { number } = await placeTestOrder(db, { lines: [{ slug, quantity: 1 }] });
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  const orderId = order!.id;
  const paid = { orderId, method: "cod", status: "paid", amountPaise: 1, paidAt: now } as const;
  await db
    .transaction(async (tx) => {
      await tx.insert(payments).values(paid);
      await expect(tx.transaction((inner) => inner.insert(payments).values(paid))).rejects.toThrow();
      tx.rollback();
    })
    .catch(() => undefined);
  await expect(db.update(batches).set({ quantity: -1 }).where(eq(batches.productId, id))).rejects.toThrow();
  await expect(db.update(orders).set({ totalPaise: 1 }).where(eq(orders.id, orderId))).rejects.toThrow();
  await expect(db.delete(stockMovements)).rejects.toThrow();
  expect(await db.$count(orderLineBatches)).toBeGreaterThan(0);
  expect(await db.$count(orderEvents, eq(orderEvents.orderId, orderId))).toBe(1);
  expect(await db.$count(cartLines, eq(cartLines.productId, id))).toBe(0);
});
