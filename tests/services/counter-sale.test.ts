import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { audit } from "#app/db/schema/ground.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.ts";
import { customers } from "#app/db/schema/shop-customers.ts";
import { byUser } from "#app/domain/actor.ts";
import { listBillLines } from "#app/services/orders/bill-lines.server.ts";
import { findOfficeOrder } from "#app/services/orders/find-office-order.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import { type CounterSale, sellAtCounter } from "#app/services/orders/sell-at-counter.server.ts";
import { takePhoneOrder } from "#app/services/orders/take-phone-order.server.ts";
import {
  type AddedProduct,
  addStockedProduct,
  checkoutForm,
  fillCart,
  SATURDAY_MORNING as now,
  ORIGIN,
  orderRequest,
  UPI_VPA,
} from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { lettersOf, shop, stockOf } from "#tests/support/placed-order.ts";

const database = orderDatabase();

let count = 0;

/** A bill of 2 packs for 100 rupees each, paid in cash by somebody who says nothing. */
function saleOf(product: AddedProduct, facts: Partial<CounterSale> = {}): CounterSale {
  return {
    lines: [{ productId: product.id, quantity: 2 }],
    customer: {},
    paymentMethod: "cash",
    isPrescriptionSeen: false,
    shownTotalPaise: 20_000,
    idempotencyKey: `counter-${++count}`,
    actor: byUser({ userId: "Meena" }),
    now,
    publicOrigin: ORIGIN,
    ...facts,
  };
}

async function sell(sale: CounterSale) {
  const sold = await sellAtCounter(database.db, sale);
  if (!sold.ok) throw new Error(`Not sold: ${sold.reason}`);
  return sold.value;
}

test("a sale over the counter is paid, handed out and off the stock in one step, without delivery and without a message", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const sold = await sell(saleOf(product, { receivedPaise: 50_000 }));
  expect(sold).toMatchObject({ totalPaise: 20_000, changePaise: 30_000 });
  const [order] = await db.select().from(orders).where(eq(orders.number, sold.number));
  expect(order).toMatchObject({
    channel: "counter",
    status: "delivered",
    paymentMethod: "cash",
    name: "Walk-in customer",
    phone: null,
    town: "Sohna",
    pincode: "122103",
    deliveryPaise: 0,
    goodsPaise: 20_000,
    gstPaise: 952,
    promisedBy: "2026-11-21",
  });
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, order!.id));
  expect(payment).toMatchObject({ method: "cash", status: "paid", amountPaise: 20_000, paidAt: now });
  expect(await stockOf(db, product)).toEqual([3, 0]);
  expect(await lettersOf(db, sold.number)).toEqual([]);
  const [entry] = await db
    .select()
    .from(audit)
    .where(eq(audit.subject, `order ${sold.number}`));
  expect(entry).toMatchObject({ actorId: "Meena", action: "sell-at-counter" });
  const paper = (await findOfficeOrder(db, { number: sold.number, now }))!;
  expect(paper.lines[0]!.batches).toHaveLength(1);
  expect(paper.gst.taxablePaise + paper.gst.cgstPaise + paper.gst.sgstPaise).toBe(20_000);
});

test("a sale by UPI keeps the bank's reference, which no other order has; in cash there is none", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 9 });
  const reference = "612345678901";
  const paymentOf = async (number: string) => (await findOfficeOrder(db, { number, now }))!.payment;
  const { number } = await sell(saleOf(product, { paymentMethod: "upi", reference }));
  expect(await paymentOf(number)).toMatchObject({ status: "paid", reference });
  const again = saleOf(product, { paymentMethod: "upi", reference });
  expect(await sellAtCounter(db, again)).toEqual({ ok: false, reason: "reference-used" });
  expect(await stockOf(db, product)).toEqual([7, 0]);
  const cash = await sell(saleOf(product, { reference }));
  expect((await paymentOf(cash.number)).reference).toBeNull();
  const two = ["1", "2"].map(() => saleOf(product, { paymentMethod: "upi", reference: "612345678902" }));
  const both = await Promise.all(two.map((sale) => sellAtCounter(db, sale)));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test("all who say nothing are one customer; who gives a phone is known by it, keeps their name and gets a message", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 9 });
  const idOf = async (number: string) =>
    (await db.select().from(orders).where(eq(orders.number, number)))[0]!.customerId;
  const nobody = [await sell(saleOf(product)), await sell(saleOf(product))];
  expect(await idOf(nobody[0]!.number)).toBe(await idOf(nobody[1]!.number));
  const phone = "9812300001";
  const first = await sell(saleOf(product, { customer: { name: "Ravi", phone }, paymentMethod: "upi" }));
  const second = await sell(saleOf(product, { customer: { phone } }));
  expect(await idOf(second.number)).toBe(await idOf(first.number));
  const [ravi] = await db.select().from(customers).where(eq(customers.phone, phone));
  expect(ravi!.name).toBe("Ravi");
  expect(await lettersOf(db, second.number)).toEqual(["customer soldAtCounter"]);
});

test("the same bill sent again, also 10 times at once, is sold once; other words under its key are refused", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const sale = saleOf(product);
  const answers = await Promise.all(Array.from({ length: 10 }, () => sellAtCounter(db, sale)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await stockOf(db, product)).toEqual([3, 0]);
  const other = { ...sale, lines: [{ productId: product.id, quantity: 1 }], shownTotalPaise: 10_000 };
  expect(await sellAtCounter(db, other)).toEqual({ ok: false, reason: "key-reused" });
});

test("what cannot be sold so is refused with its reason, and nothing of it happens", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 2 });
  const big = await addStockedProduct(db, { quantity: 2, soldTo: "nobody" });
  const strong = await addStockedProduct(db, { quantity: 2, soldTo: "prescription" });
  const reasonOf = async (sale: CounterSale) => {
    const sold = await sellAtCounter(db, sale);
    return sold.ok ? "sold" : sold.reason;
  };
  const packs = (quantity: number) => ({ lines: [{ productId: product.id, quantity }] });
  expect(await reasonOf(saleOf(product, { lines: [] }))).toBe("empty-bill");
  expect(await reasonOf(saleOf(product, packs(Number.NaN)))).toBe("bad-quantity");
  expect(await reasonOf(saleOf(product, packs(3)))).toBe("sold-out");
  expect(await reasonOf(saleOf(product, { shownTotalPaise: 19_900 }))).toBe("price-changed");
  expect(await reasonOf(saleOf(product, { receivedPaise: 19_999 }))).toBe("too-little-cash");
  expect(await reasonOf(saleOf(big))).toBe("not-for-retail");
  expect(await reasonOf(saleOf(strong))).toBe("prescription-needed");
  for (const each of [product, big, strong]) expect(await stockOf(db, each)).toEqual([2, 0]);
  expect(await reasonOf(saleOf(strong, { isPrescriptionSeen: true }))).toBe("sold");
});

test("the counter and the web sell the same last packs to one of them only", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 2 });
  const cartId = await fillCart(db, [{ slug: product.slug, quantity: 2 }]);
  const request = await orderRequest(db, { cartId });
  const answers = await Promise.all([
    placeOrder(db, request),
    sellAtCounter(db, saleOf(product)),
    sellAtCounter(db, saleOf(product)),
  ]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer.reason).toBe("sold-out");
  expect(await stockOf(db, product)).toEqual([0, 0]);
});

test("what was bought over the counter is given back like every paid order", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const { number } = await sell(saleOf(product));
  const refund = { ...shop, number, amountPaise: 20_000, reason: "goodwill" as const };
  expect(await refundOrder(db, { ...refund, idempotencyKey: `back ${number}` })).toMatchObject({ ok: true });
});

test("an order by phone goes the way of the checkout: its own channel, who took it, delivery, letters, once", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const request = {
    lines: [{ productId: product.id, quantity: 2 }],
    form: checkoutForm({ phone: "9812300002" }),
    idempotencyKey: "phone-1",
    shownTotalPaise: 24_000,
    takenBy: byUser({ userId: "Meena" }),
    now,
    publicOrigin: ORIGIN,
    upiVpa: UPI_VPA,
  };
  const placed = await takePhoneOrder(db, request);
  if (!placed.ok) throw new Error(placed.reason);
  const { number } = placed.value;
  const order = (await findOfficeOrder(db, { number, now }))!;
  expect(order).toMatchObject({ channel: "phone", status: "placed", deliveryPaise: 4_000, town: "Sohna" });
  expect(order.events[0]).toMatchObject({ status: "placed", actorId: "Meena" });
  expect(await lettersOf(db, number)).toEqual(["customer received", "shop newOrder"]);
  expect(await takePhoneOrder(db, request)).toMatchObject({ ok: true, value: { number, isReplay: true } });
  const other = { ...request, lines: [{ productId: product.id, quantity: 1 }] };
  expect(await takePhoneOrder(db, other)).toEqual({ ok: false, reason: "key-reused" });
  expect(await stockOf(db, product)).toEqual([3, 0]);
  const dearer = { ...request, idempotencyKey: "phone-2", shownTotalPaise: 20_000 };
  expect(await takePhoneOrder(db, dearer)).toEqual({ ok: false, reason: "price-changed" });
});

test("whatever is sold over the counter and on the web, the books agree and every line has its price", async () => {
  const { db } = database;
  const shelf = [
    await addStockedProduct(db, { quantity: 12, pricePaise: 9_990 }),
    await addStockedProduct(db, { quantity: 12, gstPercent: 18 }),
    await addStockedProduct(db, { quantity: 12, pricePaise: 1 }),
  ];
  const packs = fc.record({ of: fc.nat({ max: 2 }), quantity: fc.integer({ min: 1, max: 4 }) });
  const buyer = fc.record({
    isWeb: fc.boolean(),
    packs: fc.array(packs, { minLength: 1, maxLength: 3 }),
    paymentMethod: fc.constantFrom("cash" as const, "upi" as const),
    isKnown: fc.boolean(),
    phone: fc.constantFrom("9812300003", "9812300004"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(buyer, { minLength: 1, maxLength: 4 }), async (buyers) => {
      await Promise.all(
        buyers.map(async ({ isWeb, isKnown, packs: wanted, paymentMethod, phone }) => {
          const lines = wanted.map(({ of, quantity }) => ({ productId: shelf[of]!.id, quantity }));
          const bill = await listBillLines(db, { lines, today: "2026-11-21" });
          const goodsPaise = bill.reduce((sum, line) => sum + line.lineTotalPaise, 0);
          if (isWeb) {
            const shownTotalPaise = goodsPaise + (goodsPaise >= 49_900 ? 0 : 4_000);
            const order = { shownTotalPaise, now, publicOrigin: ORIGIN, upiVpa: UPI_VPA };
            const taken = { takenBy: byUser({ userId: "Meena" }), idempotencyKey: `mixed-${++count}` };
            return takePhoneOrder(db, { ...order, ...taken, lines, form: checkoutForm({ phone }) });
          }
          const sale = {
            lines,
            paymentMethod,
            customer: { phone: isKnown ? phone : undefined },
            shownTotalPaise: goodsPaise,
          };
          return sellAtCounter(db, saleOf(shelf[0]!, sale));
        }),
      );
      expect(await findLedgerFaults(db)).toEqual([]);
      const sold = await db.select().from(orderLines);
      for (const line of sold) expect(line.totalPaise).toBe(line.pricePaise * line.quantity);
    }),
    { numRuns: 12 },
  );
});
