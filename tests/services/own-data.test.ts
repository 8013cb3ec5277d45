import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderLines } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { byCommand } from "#app/domain/actor.ts";
import { formatOrderNumber } from "#app/domain/orders/order-number.ts";
import {
  chooseDefaultAddress,
  listAddresses,
  removeAddress,
  saveAddress,
} from "#app/services/accounts/addresses.server.ts";
import { saveDetails } from "#app/services/accounts/auth/change.server.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { claimOrder, mayClaim } from "#app/services/accounts/claim-order.server.ts";
import { listConsents, setConsent } from "#app/services/accounts/consents.server.ts";
import { mergeVisitorCart } from "#app/services/accounts/merge-visitor-cart.server.ts";
import {
  cancelOwnOrder,
  findOwnOrder,
  listOwnOrders,
  reorder,
} from "#app/services/accounts/own-orders.server.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";
import { cancelLines } from "#app/services/orders/cancel-lines.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { findOrderByNumberAndPhone } from "#app/services/orders/track-order.server.ts";
import { addPerson, openAuth, provePhone } from "#tests/support/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addPincodes,
  addStockedProduct,
  fillCart,
  SATURDAY_MORNING as now,
  ORIGIN,
  orderRequest,
  placeTestOrder,
} from "#tests/support/fixtures.ts";

const ADDRESS = {
  name: "Meera Nair",
  phone: "9810012345",
  street: "12 Lotus Lane",
  landmark: "",
  town: "Sohna",
  state: "Haryana",
  pincode: "122103",
  isDefault: false,
};

let database: TestDatabase;
let auth: Auth;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = openAuth(database.db);
  await addPincodes(database.db);
});
afterAll(() => database.drop());

test("wherever an order is shown in short, it has the packs and the price that are left of it", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 50 });
  const phone = "9810022222";
  const placed = await placeTestOrder(db, { lines: [{ slug, quantity: 4 }], form: { phone } });
  const { userId } = await addPerson(auth);
  await provePhone(auth, userId, phone);
  const before = (await findOrderByToken(db, placed.trackingToken))!;
  const [line] = await db.select().from(orderLines).where(eq(orderLines.productSlug, slug));
  const lines = [{ lineId: line!.id, quantity: 1 }];
  await cancelLines(db, {
    number: placed.number,
    lines,
    actor: byCommand("orders"),
    now,
    publicOrigin: ORIGIN,
  });

  const left = { itemCount: 3, totalPaise: before.totalPaise - line!.pricePaise };
  expect((await listOwnOrders(db, { userId })).orders).toEqual([expect.objectContaining(left)]);
  const asked = { number: placed.number, phone, address: "203.0.113.9", now };
  expect(await findOrderByNumberAndPhone(db, asked)).toMatchObject({ ok: true, value: left });
  expect((await findOrderByToken(db, placed.trackingToken))!.itemCount).toBe(3);
});

test("a guest's orders appear once the phone is proven, only to who proved it, and never by the e-mail alone", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 50 });
  const lines = [{ slug: product.slug, quantity: 1 }];
  const phone = "9810011111";
  const byPhone = await placeTestOrder(db, { lines, form: { phone } });
  const { userId, email } = await addPerson(auth);
  const byMail = await placeTestOrder(db, { lines, form: { phone: "9810022222", email } });
  const others = await placeTestOrder(db, { lines, form: { phone: "9810033333", email: "x@example.org" } });

  expect((await listOwnOrders(db, { userId })).orders).toEqual([]);
  expect(await findOwnOrder(db, { userId, number: byMail.number })).toBeUndefined();
  await provePhone(auth, userId, phone);
  const own = (await listOwnOrders(db, { userId })).orders.map(({ number }) => number);
  expect(own).toEqual([byPhone.number]);
  expect(await findOwnOrder(db, { userId, number: byPhone.number.toLowerCase() })).toMatchObject({ phone });
  for (const number of [byMail.number, others.number, formatOrderNumber(7_000_000), "", "x"]) {
    expect(await findOwnOrder(db, { userId, number })).toBeUndefined();
    expect(await cancelOwnOrder(db, { userId, number, now, publicOrigin: ORIGIN })).toMatchObject({
      reason: "not-found",
    });
    expect(await reorder(db, { userId, number, cartId: undefined, now })).toMatchObject({
      reason: "not-found",
    });
  }
});

test("a guest's order joins the account that has proven its e-mail and knows its phone or its link, and no other", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 50 });
  const lines = [{ slug: product.slug, quantity: 1 }];
  const { userId, email } = await addPerson(auth);
  const stranger = await addPerson(auth);
  const form = { phone: "9810088881", email };
  const first = await placeTestOrder(db, { lines, form });
  const second = await placeTestOrder(db, { lines, form });
  const byNumber = { number: ` ${first.number.toLowerCase()} `, phone: "+91 98100 88881" };
  const byLink = { token: second.trackingToken };
  const refusal = { ok: false, reason: "not-claimed" };

  for (const proof of [byNumber, byLink])
    expect(await claimOrder(db, { userId: stranger.userId, proof, now })).toEqual(refusal);
  for (const proof of [
    { ...byNumber, phone: "9810088882" },
    { ...byNumber, number: "SH-0000-0000" },
    { number: "", phone: "" },
    { token: "made-up" },
  ])
    expect(await claimOrder(db, { userId, proof, now })).toEqual(refusal);
  expect((await listOwnOrders(db, { userId })).orders).toEqual([]);

  expect(await mayClaim(db, { userId, number: second.number })).toBe(true);
  expect(await mayClaim(db, { userId: stranger.userId, number: second.number })).toBe(false);
  for (const [proof, { number }] of [
    [byNumber, first],
    [byLink, second],
    [byLink, second],
  ] as const)
    expect(await claimOrder(db, { userId, proof, now })).toEqual({ ok: true, value: { number } });
  const own = (await listOwnOrders(db, { userId })).orders.map(({ number }) => number);
  expect(own.sort()).toEqual([first.number, second.number].sort());
  expect(await mayClaim(db, { userId, number: second.number })).toBe(false);
});

test("of 30 tries to add an order to an account, at most 10 are looked at in a quarter of an hour", async () => {
  const { userId } = await addPerson(auth);
  const proof = { number: "SH-0000-0000", phone: "9810088881" };
  const tries = await Promise.all(
    Array.from({ length: 30 }, () => claimOrder(database.db, { userId, proof, now })),
  );
  expect(tries.filter((answer) => !answer.ok && answer.reason === "not-claimed")).toHaveLength(10);
});

test("an order cancelled in one tab is answered as cancelled in the other", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const { userId, email } = await addPerson(auth);
  const lines = [{ slug: product.slug, quantity: 2 }];
  const { number } = await placeTestOrder(db, { lines, form: { phone: "9810066666", email } });
  await claimOrder(db, { userId, proof: { number, phone: "9810066666" }, now });
  const cancel = { userId, number, now, publicOrigin: ORIGIN };
  for (let tab = 0; tab < 2; tab++)
    expect(await cancelOwnOrder(db, cancel)).toEqual({ ok: true, value: { number } });
});

test("an order placed signed in stays with its account, whoever has the phone", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const placer = await addPerson(auth);
  const holder = await addPerson(auth);
  const phone = "9810044444";
  const cartId = await fillCart(db, [{ slug: product.slug, quantity: 1 }]);
  const request = await orderRequest(db, { cartId, form: { phone, email: holder.email } });
  const placed = await placeOrder(db, { ...request, profileId: placer.userId });
  await provePhone(auth, holder.userId, phone);
  expect(placed.ok && (await listOwnOrders(db, placer)).orders.map(({ number }) => number)).toEqual([
    placed.ok && placed.value.number,
  ]);
  expect((await listOwnOrders(db, holder)).orders).toEqual([]);
  const proof = { token: placed.ok ? placed.value.trackingToken : "" };
  expect(await claimOrder(db, { userId: holder.userId, proof, now })).toEqual({
    ok: false,
    reason: "not-claimed",
  });
  expect((await listAddresses(db, placer)).length).toBe(1);
  expect(await listAddresses(db, holder)).toEqual([]);
});

test("a phone number belongs to who holds it now", async () => {
  const { db } = database;
  const before = await addPerson(auth);
  const after = await addPerson(auth);
  await provePhone(auth, before.userId, "9810055555");
  await provePhone(auth, after.userId, "9810055555");
  const [old] = await db.select().from(profiles).where(eq(profiles.id, before.userId));
  const [current] = await db.select().from(profiles).where(eq(profiles.id, after.userId));
  expect([old!.phone, current!.phone]).toEqual([null, "9810055555"]);
});

test("ordering again puts in what there is and says what there is not", async () => {
  const { db } = database;
  const plenty = await addStockedProduct(db, { quantity: 50 });
  const few = await addStockedProduct(db, { quantity: 5 });
  const gone = await addStockedProduct(db, { quantity: 5 });
  const { userId, email } = await addPerson(auth);
  const lines = [plenty, few, gone].map(({ slug }) => ({ slug, quantity: 3 }));
  const { number } = await placeTestOrder(db, { lines, form: { email, phone: "9810066666" } });
  await claimOrder(db, { userId, proof: { number, phone: "9810066666" }, now });
  await database.pool.query("update products set is_published = false where id = $1", [gone.id]);
  await mergeVisitorCart(db, { guestCartId: undefined, userId, now });
  const again = await reorder(db, { userId, number, cartId: undefined, now });
  if (!again.ok) throw new Error("Not found.");
  expect(again.value).toMatchObject({ addedLines: 2 });
  expect(again.value.skippedNames).toHaveLength(1);
  expect(again.value.cappedNames).toHaveLength(1);
  expect(again.value.dearer).toEqual([]);
  const cart = await readCart(db, { cartId: again.value.cartId, now });
  expect(cart.lines.map(({ quantity }) => quantity)).toEqual([3, 2]);
});

test("an address that is changed into another of the book takes its place, and is offered first only when it is said", async () => {
  const { db } = database;
  const { userId } = await addPerson(auth);
  const home = await saveAddress(db, { userId, address: { ...ADDRESS, isDefault: true }, now });
  const work = await saveAddress(db, { userId, address: { ...ADDRESS, street: "3 Mill Road" }, now });
  if (!home.ok || !work.ok) throw new Error("Not saved.");
  expect(await saveAddress(db, { userId, id: work.value.id, address: ADDRESS, now })).toMatchObject({
    ok: true,
  });
  expect(await listAddresses(db, { userId })).toMatchObject([{ id: work.value.id, street: ADDRESS.street }]);
  await saveAddress(db, { userId, id: work.value.id, address: { ...ADDRESS, isDefault: true }, now });
  await saveAddress(db, { userId, id: work.value.id, address: ADDRESS, now });
  expect(await listAddresses(db, { userId })).toMatchObject([{ isDefault: false }]);
});

test("an address book is its owner's alone, has one default, and refuses a PIN code that India has not", async () => {
  const { db } = database;
  const { userId } = await addPerson(auth);
  const other = await addPerson(auth);
  const home = await saveAddress(db, { userId, address: { ...ADDRESS, isDefault: true }, now });
  const work = await saveAddress(db, { userId, address: { ...ADDRESS, street: "3 Mill Road" }, now });
  if (!home.ok || !work.ok) throw new Error("Not saved.");
  await chooseDefaultAddress(db, { userId, id: work.value.id });
  const book = await listAddresses(db, { userId });
  expect(book.map(({ street, isDefault }) => [street, isDefault])).toEqual([
    ["3 Mill Road", true],
    ["12 Lotus Lane", false],
  ]);
  expect(book[0]!.state).toBe("Haryana");
  const theft = { userId: other.userId, id: home.value.id };
  expect(await saveAddress(db, { ...theft, address: ADDRESS, now })).toMatchObject({ reason: "not-found" });
  expect(await removeAddress(db, theft)).toMatchObject({ reason: "not-found" });
  expect(await chooseDefaultAddress(db, theft)).toMatchObject({ reason: "not-found" });
  expect(await saveAddress(db, { userId, address: { ...ADDRESS, pincode: "999999" }, now })).toMatchObject({
    reason: "unknown-pincode",
  });
  expect(await removeAddress(db, { userId, id: home.value.id })).toMatchObject({ ok: true });
  expect(await listAddresses(db, { userId })).toHaveLength(1);
});

test("a consent is written down with its wording, and taking it back too", async () => {
  const { db } = database;
  const { userId } = await addPerson(auth);
  await saveDetails(auth, { userId, name: "Meera", isMarketingAllowed: true, now });
  await setConsent(db, { userId, purpose: "marketing", isGiven: true, now });
  await saveDetails(auth, { userId, name: "Meera", isMarketingAllowed: false, now });
  const given = await listConsents(db, { userId });
  expect(given.map(({ purpose, withdrawnAt }) => [purpose, withdrawnAt])).toEqual([
    ["account", undefined],
    ["marketing", now],
  ]);
  expect(given[0]!.textVersion).toMatch(/^\d{4}-\d\d-\d\d$/);
});
