import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carts } from "#app/db/schema/cart.ts";
import { products } from "#app/db/schema/catalog.ts";
import { settings } from "#app/db/schema/ground.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { batches } from "#app/db/schema/stock.ts";
import { byCommand } from "#app/domain/actor.ts";
import { mergeVisitorCart } from "#app/services/accounts/merge-visitor-cart.server.ts";
import { addPrescriptionToCart } from "#app/services/cart/add-prescription-to-cart.server.ts";
import { addToCart, removeFromCart, setCartQuantity } from "#app/services/cart/change-cart.server.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";
import { cancelOwnOrder } from "#app/services/orders/change-order.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { findPrescriptionByToken } from "#app/services/prescriptions/find-prescription.server.ts";
import { replacePrescription } from "#app/services/prescriptions/issue-prescription.server.ts";
import { matchLines } from "#app/services/prescriptions/match-prescription.server.ts";
import { revokePrescription } from "#app/services/prescriptions/revoke-prescription.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addPincodes,
  addStockedProduct,
  SATURDAY_MORNING as now,
  ORIGIN,
  orderRequest,
} from "#tests/support/fixtures.ts";
import {
  addAccount,
  addOwnRemedy,
  draftLine,
  draftOf,
  issueTestPrescription,
} from "#tests/support/patients.ts";

const address = "192.0.2.1";
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
  // The limits of cash are not what these tests are about.
  await database.db.insert(settings).values({ key: "cod", value: { minPaise: 0, maxPaise: 100_000_000 } });
});
afterAll(() => database.drop());

async function statesOf(token: string) {
  const found = await findPrescriptionByToken(database.db, { token, address, now });
  if (!found.ok) throw new Error(found.reason);
  return matchLines(database.db, { lines: found.value.lines, now });
}

const add = (token: string, cartId?: string, at = now) =>
  addPrescriptionToCart(database.db, { token, address, cartId, now: at });

async function addAll(token: string, cartId?: string): Promise<string> {
  const added = await add(token, cartId);
  if (!added.ok) throw new Error(added.reason);
  return added.value.cartId;
}

/** A doctor-only bottle of a remedy with ten packs, and a signed prescription of it. */
async function doctorOnly() {
  const { remedySlug, remedyId, name } = await addOwnRemedy(database.db);
  const product = await addStockedProduct(database.db, {
    quantity: 10,
    remedyId,
    name,
    soldTo: "prescription",
  });
  const prescription = await issueTestPrescription(database.db, { lines: [draftLine({ remedySlug })] });
  return { ...prescription, product };
}

test("one tap fills the cart with the packs of every line, and a second tap adds nothing", async () => {
  const { db } = database;
  const [one, two] = [await addOwnRemedy(database.db), await addOwnRemedy(database.db)];
  await addStockedProduct(db, { quantity: 9, remedyId: one.remedyId, name: one.name });
  await addStockedProduct(db, { quantity: 9, remedyId: two.remedyId, name: two.name });
  const { token } = await issueTestPrescription(db, {
    lines: [
      draftLine({ remedySlug: one.remedySlug, days: 60 }),
      draftLine({ remedySlug: two.remedySlug }),
      draftLine({ medicine: "Not kept here" }),
    ],
  });
  const added = await add(token);
  expect(added).toMatchObject({ ok: true, value: { addedLines: 2, missingLines: 1, itemCount: 4 } });
  const cartId = added.ok ? added.value.cartId : "";
  await addAll(token, cartId);
  const cart = await readCart(db, { cartId, now });
  expect(cart.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    [one.name, 3],
    [two.name, 1],
  ]);
  expect(cart.isOrderable).toBe(true);
});

test("two lines of the same medicine get the packs of both", async () => {
  const { remedySlug, remedyId, name } = await addOwnRemedy(database.db);
  await addStockedProduct(database.db, { quantity: 9, remedyId, name });
  const { token } = await issueTestPrescription(database.db, {
    lines: [draftLine({ remedySlug }), draftLine({ remedySlug, days: 40 })],
  });
  const cart = await readCart(database.db, { cartId: await addAll(token), now });
  expect(cart.lines).toMatchObject([{ quantity: 3 }]);
});

test("an expired, revoked, replaced or guessed prescription puts nothing into a cart", async () => {
  const { db } = database;
  const { remedySlug, remedyId, name } = await addOwnRemedy(database.db);
  await addStockedProduct(db, { quantity: 9, remedyId, name });
  const lines = [draftLine({ remedySlug })];
  const [expired, revoked, replaced] = [
    await issueTestPrescription(db, { lines }),
    await issueTestPrescription(db, { lines }),
    await issueTestPrescription(db, { lines }),
  ];
  const last = new Date("2026-12-21T18:29:59Z");
  expect(await add(expired.token, undefined, last)).toMatchObject({ ok: true });
  expect(await add(expired.token, undefined, new Date(last.getTime() + 1000))).toMatchObject({
    reason: "expired",
  });
  const { number, doctor } = revoked;
  await revokePrescription(db, { writer: doctor, number, reason: "Allergy", now, publicOrigin: ORIGIN });
  expect(await add(revoked.token)).toMatchObject({ reason: "revoked" });
  await replacePrescription(db, {
    writer: replaced.doctor,
    number: replaced.number,
    draft: draftOf(lines),
    now,
    publicOrigin: ORIGIN,
  });
  expect(await add(replaced.token)).toMatchObject({ reason: "replaced" });
  expect(await add("A".repeat(22))).toMatchObject({ reason: "not-found" });
});

test("a doctor-only pack goes into the cart by a prescription only, in its quantity only, and can be taken out", async () => {
  const { db } = database;
  const { token, product } = await doctorOnly();
  const { slug } = product;
  expect(await addToCart(db, { cartId: undefined, slug, quantity: 1, now })).toMatchObject({
    reason: "not-for-retail",
  });
  const cartId = await addAll(token);
  expect((await readCart(db, { cartId, now })).isOrderable).toBe(true);
  expect(await addToCart(db, { cartId, slug, quantity: 1, now })).toMatchObject({ reason: "not-for-retail" });
  expect(await setCartQuantity(db, { cartId, slug, quantity: 9, now })).toMatchObject({
    reason: "not-for-retail",
  });
  expect((await readCart(db, { cartId, now })).lines).toMatchObject([{ quantity: 1 }]);
  expect(await removeFromCart(db, { cartId, slug, now })).toMatchObject({ ok: true });
});

test("a doctor-only pack in the cart is refused once its prescription is revoked, over or replaced", async () => {
  const { db } = database;
  const [revoked, over] = [await doctorOnly(), await doctorOnly()];
  const [cartId, overCart] = [await addAll(revoked.token), await addAll(over.token)];
  const request = await orderRequest(db, { cartId });
  const { doctor: writer, number } = revoked;
  await revokePrescription(db, { writer, number, reason: "Allergy", now, publicOrigin: ORIGIN });
  expect(await placeOrder(db, request)).toMatchObject({ reason: "not-for-retail" });
  const tooLate = new Date("2026-12-22T05:00:00Z");
  expect((await readCart(db, { cartId: overCart, now: tooLate })).lines).toMatchObject([
    { problem: "not-for-retail" },
  ]);
});

test("a prescription buys its doctor-only packs once; a cancelled order gives them free again", async () => {
  const { db } = database;
  const { token } = await doctorOnly();
  const [first, second] = [await addAll(token), await addAll(token)];
  const placed = await placeOrder(db, await orderRequest(db, { cartId: first }));
  expect(placed).toMatchObject({ ok: true });
  expect(await placeOrder(db, await orderRequest(db, { cartId: second }))).toMatchObject({
    reason: "not-for-retail",
  });
  expect(await statesOf(token)).toMatchObject([{ state: "missing", reason: "already-bought" }]);
  expect(await add(token)).toMatchObject({ reason: "nothing-available" });
  const trackingToken = placed.ok ? placed.value.trackingToken : "";
  await cancelOwnOrder(db, { token: trackingToken, now, publicOrigin: ORIGIN });
  expect(await add(token)).toMatchObject({ ok: true });
});

test("money that comes late takes an order up again only while its prescription holds and was not used for another", async () => {
  const { db } = database;
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  const late = { actor: byCommand("orders"), publicOrigin: ORIGIN, now: minutes(30) };
  const orderByUpi = async (token: string) => {
    const cartId = await addAll(token);
    const request = await orderRequest(db, { cartId, form: { paymentMethod: "upi" } });
    const placed = await placeOrder(db, request);
    if (!placed.ok) throw new Error(placed.reason);
    return placed.value.number;
  };
  const [held, bought, revoked] = [await doctorOnly(), await doctorOnly(), await doctorOnly()];
  const numbers = [
    await orderByUpi(held.token),
    await orderByUpi(bought.token),
    await orderByUpi(revoked.token),
  ];
  await releaseExpiredHolds(db, minutes(16));
  await placeOrder(db, await orderRequest(db, { cartId: await addAll(bought.token) }));
  const { doctor: writer, number } = revoked;
  await revokePrescription(db, { writer, number, reason: "Allergy", now, publicOrigin: ORIGIN });

  const outcomes = [];
  for (const number of numbers) outcomes.push(await confirmPayment(db, { ...late, number }));
  expect(outcomes).toMatchObject([
    { ok: true, value: { isTakenUpAgain: true } },
    { ok: false, reason: "needs-attention" },
    { ok: false, reason: "needs-attention" },
  ]);
  const [batch] = await db.select().from(batches).where(eq(batches.productId, bought.product.id));
  expect([batch!.quantity, batch!.heldQuantity]).toEqual([9, 0]);
});

test("of ten carts that order by one prescription at once, one gets the doctor-only pack", async () => {
  const { db } = database;
  const { token, product } = await doctorOnly();
  const requests = [];
  for (let n = 0; n < 10; n++)
    requests.push(
      await orderRequest(db, { cartId: await addAll(token), form: { phone: `98123456${10 + n}` } }),
    );
  const outcomes = await Promise.all(requests.map((request) => placeOrder(db, request)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const [batch] = await db.select().from(batches).where(eq(batches.productId, product.id));
  expect(batch!.quantity).toBe(9);
});

test("raising a prescribed quantity by hand ends the prescription's claim on that line", async () => {
  const { db } = database;
  const { remedySlug, remedyId, name } = await addOwnRemedy(database.db);
  const product = await addStockedProduct(db, { quantity: 9, remedyId, name });
  const { token } = await issueTestPrescription(db, { lines: [draftLine({ remedySlug })] });
  const cartId = await addAll(token);
  await setCartQuantity(db, { cartId, slug: product.slug, quantity: 9, now });
  await db.update(products).set({ soldTo: "prescription" }).where(eq(products.id, product.id));
  expect((await readCart(db, { cartId, now })).lines).toMatchObject([
    { quantity: 9, problem: "not-for-retail" },
  ]);
});

test("a cart of a guest keeps its prescription when the patient signs in, once", async () => {
  const { db } = database;
  const { token } = await doctorOnly();
  const { userId } = await addAccount(db, "customer");
  const guestCartId = await addAll(token);
  await mergeVisitorCart(db, { guestCartId, userId, now });
  await mergeVisitorCart(db, { guestCartId: await addAll(token), userId, now });
  const [own] = await db.select({ id: carts.id }).from(carts).where(eq(carts.profileId, userId));
  const cart = await readCart(db, { cartId: own!.id, now });
  expect(cart.lines).toMatchObject([{ quantity: 1, problem: undefined }]);
});

test("the order knows by which line of a prescription its packs were bought, and its page does not tell", async () => {
  const { db } = database;
  const { token } = await doctorOnly();
  const placed = await placeOrder(db, await orderRequest(db, { cartId: await addAll(token) }));
  const number = placed.ok ? placed.value.number : "";
  const [line] = await db
    .select({ prescriptionLineId: orderLines.prescriptionLineId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.number, number));
  expect(line?.prescriptionLineId).toBeTypeOf("number");
});
