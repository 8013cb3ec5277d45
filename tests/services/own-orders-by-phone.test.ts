import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customers } from "#app/db/schema/shop-customers.ts";
import { byUser } from "#app/domain/actor.ts";
import { confirmPhone } from "#app/services/accounts/auth/change-phone.server.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { findOwnOrder, listOwnOrders } from "#app/services/accounts/own-orders.server.ts";
import { takePhoneOrder } from "#app/services/orders/take-phone-order.server.ts";
import { rememberBuyer } from "#app/services/shop/customers.server.ts";
import { addPerson, askPhoneCode, codeFor, openAuth, provePhone, stranger } from "#tests/support/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  type AddedProduct,
  addPincodes,
  addStockedProduct,
  checkoutForm,
  SATURDAY_MORNING as now,
  ORIGIN,
  placeTestOrder,
  UPI_VPA,
} from "#tests/support/fixtures.ts";

let database: TestDatabase;
let auth: Auth;
let product: AddedProduct;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = openAuth(database.db);
  await addPincodes(database.db);
  product = await addStockedProduct(database.db, { quantity: 50 });
});
afterAll(() => database.drop());

let count = 0;

/** Somebody calls, and the shop takes the order with that phone. */
async function orderByPhone(phone: string): Promise<string> {
  const taken = await takePhoneOrder(database.db, {
    lines: [{ productId: product.id, quantity: 2 }],
    form: checkoutForm({ phone }),
    idempotencyKey: `by-phone-${++count}`,
    shownTotalPaise: 24_000,
    takenBy: byUser({ userId: "Ravi" }),
    now,
    publicOrigin: ORIGIN,
    upiVpa: UPI_VPA,
  });
  if (!taken.ok) throw new Error(taken.reason);
  return taken.value.number;
}

async function ownNumbers(userId: string): Promise<string[]> {
  return (await listOwnOrders(database.db, { userId })).orders.map(({ number }) => number).sort();
}

test("an order that the shop takes by phone appears under the account that proved the phone before its first order", async () => {
  const { userId } = await addPerson(auth);
  await provePhone(auth, userId, "9811100001");
  const number = await orderByPhone("9811100001");
  expect(await ownNumbers(userId)).toEqual([number]);
  expect(await findOwnOrder(database.db, { userId, number })).toMatchObject({ number, channel: "phone" });
});

test("an order by phone appears to nobody who has not proven the phone", async () => {
  const asked = await addPerson(auth);
  const other = await addPerson(auth);
  await askPhoneCode(auth, asked.userId, "9811100002");
  await provePhone(auth, other.userId, "9811100003");
  await orderByPhone("9811100002");
  expect(await ownNumbers(asked.userId)).toEqual([]);
  expect(await ownNumbers(other.userId)).toEqual([]);
});

test("who changes to another number keeps the orders of the old one, and sees none of who has it next", async () => {
  const { userId } = await addPerson(auth);
  await provePhone(auth, userId, "9811100004");
  const before = await orderByPhone("9811100004");
  await provePhone(auth, userId, "9811100005");
  const after = await orderByPhone("9811100005");
  await orderByPhone("9811100004");
  await placeTestOrder(database.db, {
    lines: [{ slug: product.slug, quantity: 1 }],
    form: { phone: "9811100004" },
  });
  expect(await ownNumbers(userId)).toEqual([before, after].sort());
});

test("a phone that is proven while somebody buys with it for the first time is linked, whoever ends first", async () => {
  const { db } = database;
  for (let round = 0; round < 6; round++) {
    const phone = `98111001${String(round).padStart(2, "0")}`;
    const { userId } = await addPerson(auth);
    await askPhoneCode(auth, userId, phone);
    const code = await codeFor(auth, phone);
    // The purchase is written, and not yet at its end, when the phone is proven.
    let proven: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      const buy = () => rememberBuyer(tx, { phone, name: "Asha", email: undefined, isSure: true, now });
      if (round % 2 === 0) await buy();
      proven = confirmPhone(auth, { userId, phone, code, caller: stranger() });
      await new Promise((resolve) => setTimeout(resolve, 20 * round));
      if (round % 2 === 1) await buy();
    });
    expect(await proven).toMatchObject({ ok: true });
    const [customer] = await db.select().from(customers).where(eq(customers.phone, phone));
    expect(customer!.profileId).toBe(userId);
  }
});
