import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carts } from "#app/db/schema/cart.ts";
import { businesses } from "#app/db/schema/enquiries.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { DistributorForm } from "#app/domain/enquiries/request-form.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";
import { applyAsBusiness } from "#app/services/enquiries/businesses/apply.server.ts";
import {
  approveBusiness,
  rejectBusiness,
} from "#app/services/enquiries/businesses/decide-application.server.ts";
import { findEnquiry } from "#app/services/enquiries/find-enquiry.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { addPerson, openAuth } from "#tests/support/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { contactForm, sender, sendMessage } from "#tests/support/enquirer.ts";
import {
  addPincodes,
  addStockedProduct,
  fillCart,
  SATURDAY_MORNING as now,
  ORIGIN,
  orderRequest,
} from "#tests/support/fixtures.ts";

let database: TestDatabase;
let owner: string;

beforeAll(async () => {
  database = await createTestDatabase("empty");
  await addPincodes(database.db);
  owner = (await addPerson(openAuth(database.db), { role: "admin" })).userId;
});
afterAll(() => database.drop());

function distributorForm(change: Partial<DistributorForm> = {}): DistributorForm {
  const { subject: _, message: __, ...person } = contactForm();
  return {
    ...person,
    organization: "Devi Medical Hall",
    gstin: "06ABCDE1234F1Z4",
    drugLicence: "RLF20C-HR-2024/1187",
    addressLine: "Shop 4, Main Bazaar",
    town: "Sohna",
    pincode: "122103",
    note: undefined,
    consent: "yes",
    ...change,
  };
}

function apply(form: DistributorForm, profileId?: string) {
  const asked = { ...sender({ profileId }), form, uploadIds: [], consentText: "I agree" };
  return applyAsBusiness(database.db, asked);
}

/** A person whose application was approved with at least that many per cent off. */
async function addBusiness(discountPercent: number) {
  const person = await addPerson(openAuth(database.db));
  const applied = await apply(distributorForm({ email: person.email }), person.userId);
  if (!applied.ok) throw new Error(applied.reason);
  const { number } = applied.value;
  const act = { number, staffId: owner, now, discountPercent, publicOrigin: ORIGIN };
  return { ...person, number, approved: await approveBusiness(database.db, act) };
}

async function cartOf(userId: string, lines: { slug: string; quantity: number }[]) {
  const cartId = await fillCart(database.db, lines);
  await database.db.update(carts).set({ profileId: userId }).where(eq(carts.id, cartId));
  return cartId;
}

test("a GSTIN must be of the state of the address, where a PIN code lies in two of either", async () => {
  const noida = { pincode: "110097", gstin: "27AAPFU0939F1ZV" };
  expect(await apply(distributorForm(noida))).toEqual({ ok: false, reason: "gstin-state" });
  expect(await apply(distributorForm({ pincode: "400001" }))).toEqual({ ok: false, reason: "gstin-state" });
  expect(await apply(distributorForm({ pincode: "999999" }))).toEqual({
    ok: false,
    reason: "unknown-pincode",
  });
  expect(await apply(distributorForm({ pincode: "400001", gstin: "27AAPFU0939F1ZV" }))).toMatchObject({
    ok: true,
  });
});

test("approval makes the account a business account, tells it by mail, and is decided once", async () => {
  const { userId, email, number, approved } = await addBusiness(12);
  expect(approved).toEqual({ ok: true, value: { profileId: userId } });
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.id, userId));
  expect(profile!.role).toBe("business");
  const [business] = await database.db.select().from(businesses).where(eq(businesses.profileId, userId));
  expect(business).toMatchObject({ discountPercent: 12, gstin: "06ABCDE1234F1Z4", approvedBy: owner });
  const letters = await database.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(letters.map(({ subject }) => subject)).toContain(
    "Your business account at Sohna Homeo Hall is open",
  );
  const act = { number, staffId: owner, now };
  const twice = await approveBusiness(database.db, { ...act, discountPercent: 60, publicOrigin: ORIGIN });
  expect(twice).toEqual({ ok: false, reason: "already-decided" });
  expect(await rejectBusiness(database.db, { ...act, reason: "Too late" })).toEqual({
    ok: false,
    reason: "already-decided",
  });
});

test("a guest's application waits until the account with that confirmed e-mail exists", async () => {
  const email = "later@example.org";
  const applied = await apply(distributorForm({ email }));
  if (!applied.ok) throw new Error(applied.reason);
  const act = {
    number: applied.value.number,
    staffId: owner,
    now,
    discountPercent: 0,
    publicOrigin: ORIGIN,
  };
  expect(await approveBusiness(database.db, act)).toEqual({ ok: false, reason: "no-account" });
  const person = await addPerson(openAuth(database.db), { email });
  expect(await approveBusiness(database.db, act)).toEqual({ ok: true, value: { profileId: person.userId } });
});

test("a rejection says why; a message is no application; who works in the shop stays what they are", async () => {
  const applied = await apply(distributorForm({ email: "no@example.org" }));
  if (!applied.ok) throw new Error(applied.reason);
  const act = { number: applied.value.number, staffId: owner, now };
  expect(await rejectBusiness(database.db, { ...act, reason: " " })).toEqual({
    ok: false,
    reason: "no-reason",
  });
  await rejectBusiness(database.db, { ...act, reason: "The licence has run out." });
  expect(await findEnquiry(database.db, { number: act.number, now })).toMatchObject({
    status: "answered",
    application: { status: "rejected", reason: "The licence has run out." },
  });
  const message = await sendMessage(database.db);
  expect(await rejectBusiness(database.db, { ...act, number: message.number, reason: "No" })).toEqual({
    ok: false,
    reason: "not-an-application",
  });
  const doctor = await addPerson(openAuth(database.db), { role: "doctor" });
  const own = await apply(distributorForm({ email: doctor.email }), doctor.userId);
  if (!own.ok) throw new Error(own.reason);
  const approval = { ...act, number: own.value.number, discountPercent: 5, publicOrigin: ORIGIN };
  expect(await approveBusiness(database.db, approval)).toEqual({ ok: false, reason: "works-in-shop" });
});

test("a business account's cart has the better of its agreement and the tiers, and an order costs just that", async () => {
  const { userId } = await addBusiness(7);
  const product = await addStockedProduct(database.db, {
    quantity: 200,
    pricePaise: 10_333,
    mrpPaise: 12_000,
  });
  const cartId = await cartOf(userId, [{ slug: product.slug, quantity: 60 }]);
  const small = await readCart(database.db, { cartId, now });
  expect(small.trade).toMatchObject({ percent: 7, listPaise: 619_980, missingPaise: 0 });
  expect(small.lines[0]).toMatchObject({ pricePaise: 9_610, lineTotalPaise: 576_600 });

  const large = await cartOf((await addBusiness(7)).userId, [{ slug: product.slug, quantity: 99 }]);
  const view = await readCart(database.db, { cartId: large, now });
  expect(view.trade).toMatchObject({ percent: 10 });
  const request = await orderRequest(database.db, { cartId: large, form: { paymentMethod: "upi" } });
  const placed = await placeOrder(database.db, { ...request, profileId: userId });
  if (!placed.ok) throw new Error(placed.reason);
  const [order] = await database.db.select().from(orders).where(eq(orders.number, placed.value.number));
  expect(order!.goodsPaise).toBe(9_300 * 99);
  const [line] = await database.db.select().from(orderLines).where(eq(orderLines.orderId, order!.id));
  expect(line).toMatchObject({ pricePaise: 9_300, totalPaise: 920_700, mrpPaise: 12_000 });
});

test("below the smallest trade order a business account's cart cannot be ordered, and says what is missing", async () => {
  const { userId } = await addBusiness(0);
  const product = await addStockedProduct(database.db, { quantity: 200 });
  const cartId = await cartOf(userId, [{ slug: product.slug, quantity: 49 }]);
  const view = await readCart(database.db, { cartId, now });
  expect(view).toMatchObject({ isOrderable: false, trade: { missingPaise: 10_000, percent: 0 } });
  const request = await orderRequest(database.db, { cartId, form: { paymentMethod: "upi" } });
  expect(await placeOrder(database.db, request)).toEqual({ ok: false, reason: "below-minimum" });
});

test("everybody else's cart keeps the shop price, also an account that is no business any more", async () => {
  const { userId } = await addBusiness(30);
  await database.db.update(profiles).set({ role: "customer" }).where(eq(profiles.id, userId));
  const product = await addStockedProduct(database.db, { quantity: 200 });
  const lines = [{ slug: product.slug, quantity: 80 }];
  for (const cartId of [await cartOf(userId, lines), await fillCart(database.db, lines)]) {
    const view = await readCart(database.db, { cartId, now });
    expect(view.trade).toBeUndefined();
    expect(view).toMatchObject({ isOrderable: true, totals: { goodsPaise: 800_000 } });
  }
});
