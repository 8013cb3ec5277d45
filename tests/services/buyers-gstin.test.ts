import { readFileSync } from "node:fs";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { businesses } from "#app/db/schema/enquiries.ts";
import { orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { byCommand } from "#app/domain/actor.ts";
import { gstr1Of } from "#app/domain/books/gstr1.ts";
import { preflight } from "#app/domain/books/preflight.ts";
import { gstinCheckDigit } from "#app/domain/form/gstin.ts";
import { placeOfSupply } from "#app/domain/invoices/place-of-supply.ts";
import type { CheckoutForm } from "#app/domain/orders/checkout-form.ts";
import { readMonth } from "#app/services/books/read-month.server.ts";
import { findLastFirm } from "#app/services/orders/billed-firm.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { sellAtCounter } from "#app/services/orders/sell-at-counter.server.ts";
import { addPerson, openAuth } from "#tests/support/accounts.ts";
import {
  addStockedProduct,
  fillCart,
  SATURDAY_MORNING as now,
  ORIGIN,
  orderRequest,
  placeTestOrder,
} from "#tests/support/fixtures.ts";
import { papersOf, TO_DISPATCH } from "#tests/support/invoiced-order.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { moveThrough } from "#tests/support/placed-order.ts";

const database = orderDatabase();

const gstinIn = (state: string) => {
  const first14 = `${state}AAACM1234F1Z`;
  return first14 + gstinCheckDigit(first14);
};
const organization = "Mehta Clinics Private Limited";
const firmAddress = "9, Ring Road, New Delhi 110097";

async function sendToFirm(form: { gstin: string; organization: string; firmAddress?: string }) {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5, pricePaise: 10_533 });
  const { number } = await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 3 }], form });
  await moveThrough(db, number, ...TO_DISPATCH);
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  const [paper] = await papersOf(db, number);
  return { order: order!, paper: paper! };
}

test("a firm of the same state gets an invoice in its name, with CGST and SGST, and is named in table b2b", async () => {
  const gstin = gstinIn("06");
  const { order, paper } = await sendToFirm({ gstin, organization });
  expect(paper.number).toMatch(/^B\//);
  expect(paper).toMatchObject({
    placeOfSupply: "06",
    buyer: { name: "Asha Devi", organization, gstin, state: { code: "06" } },
    igstPaise: 0,
  });
  expect(paper.cgstPaise + paper.sgstPaise).toBe(order.gstPaise);
  const month = await readMonth(database.db, { month: "2026-11", today: "2026-12-02" });
  const ofFirm = gstr1Of(month).b2b!.find(({ ctin }) => ctin === gstin);
  expect(ofFirm!.inv.map(({ inum, pos }) => [inum, pos])).toEqual([[paper.number, "06"]]);
});

test("a parcel for a firm of another state is supplied at the firm's own place: IGST, with both addresses on the bill", async () => {
  const gstin = gstinIn("07");
  const { order, paper } = await sendToFirm({ gstin, organization, firmAddress });
  expect(order).toMatchObject({ stateCode: "06", placeOfSupply: "07" });
  expect(order.placeOfSupply).toBe(placeOfSupply(order));
  expect(paper).toMatchObject({
    placeOfSupply: "07",
    cgstPaise: 0,
    igstPaise: order.gstPaise,
    totalPaise: order.totalPaise,
    buyer: { address: firmAddress, state: { code: "07", name: "Delhi" } },
  });
  expect(paper.buyer.deliveredTo).toContain("near the fort");
  const month = await readMonth(database.db, { month: "2026-11", today: "2026-12-02" });
  expect(preflight(month, gstr1Of(month))).toEqual([]);
});

test("without its address such a firm is asked for it, and nothing is ordered", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const cartId = await fillCart(db, [{ slug: product.slug, quantity: 1 }]);
  const form = { gstin: gstinIn("27"), organization };
  expect(await placeOrder(db, await orderRequest(db, { cartId, form }))).toEqual({
    ok: false,
    reason: "firm-address-needed",
  });
  expect(await db.$count(orders, eq(orders.gstin, form.gstin))).toBe(0);
});

test("at the counter a firm is supplied at the counter, whichever state it is of", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5, pricePaise: 10_500 });
  const firm = { gstin: gstinIn("27"), organization, firmAddress: "4, Marine Drive, Mumbai" };
  const sold = await sellAtCounter(db, {
    lines: [{ productId: product.id, quantity: 1 }],
    customer: {},
    firm,
    paymentMethod: "cash",
    isPrescriptionSeen: false,
    shownTotalPaise: 10_500,
    idempotencyKey: crypto.randomUUID(),
    actor: byCommand("orders"),
    now,
    publicOrigin: ORIGIN,
  });
  if (!sold.ok) throw new Error(sold.reason);
  const [paper] = await papersOf(db, sold.value.number);
  expect(paper).toMatchObject({
    placeOfSupply: "06",
    igstPaise: 0,
    cgstPaise: 250,
    buyer: { organization, gstin: firm.gstin, address: firm.firmAddress, isAtCounter: true },
  });
  expect(paper!.number).toMatch(/^B\//);
});

test("an account is offered the firm of its last order again, and none after an order of its own", async () => {
  const { db } = database;
  const { userId } = await addPerson(openAuth(db), {});
  const firm = { gstin: gstinIn("06"), organization };
  const order = async (form: Partial<CheckoutForm>, at: Date) => {
    const { slug } = await addStockedProduct(db, { quantity: 5 });
    const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
    const placed = await placeOrder(db, {
      ...(await orderRequest(db, { cartId, form: { ...form, phone: "9876500012" }, now: at })),
      profileId: userId,
    });
    expect(placed.ok).toBe(true);
  };
  expect(await findLastFirm(db, { userId })).toEqual({});
  await order(firm, now);
  expect(await findLastFirm(db, { userId })).toEqual({ ...firm, firmAddress: undefined });
  await order({}, new Date(now.getTime() + 60_000));
  expect(await findLastFirm(db, { userId })).toEqual({});
});

test("an order of a business that was on its way when the shop was upgraded still has that business on its bill", async () => {
  const { db } = database;
  const gstin = gstinIn("06");
  await db.insert(profiles).values({ id: "upgraded", role: "business", name: "Mehta" });
  await db.insert(businesses).values({
    ...{ profileId: "upgraded", organization, gstin, drugLicence: "20C", approvedAt: now },
  });
  const product = await addStockedProduct(db, { quantity: 9 });
  const [waiting, gone, persons] = await Promise.all(
    ["waiting", "gone", "persons"].map(async () => {
      const { number } = await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 1 }] });
      return number;
    }),
  );
  await moveThrough(db, gone!, ...TO_DISPATCH);
  await db
    .update(orders)
    .set({ profileId: "upgraded" })
    .where(inArray(orders.number, [waiting!, gone!]));
  await database.pool.query(readFileSync("app/db/migrations/0055_firms_of_orders_on_their_way.sql", "utf8"));
  const firmOf = async (number: string) =>
    (await db.select().from(orders).where(eq(orders.number, number)))[0]!.gstin;
  expect([await firmOf(gone!), await firmOf(persons!)]).toEqual([null, null]);
  await moveThrough(db, waiting!, ...TO_DISPATCH);
  expect((await papersOf(db, waiting!))[0]).toMatchObject({ buyer: { gstin, organization } });
});
