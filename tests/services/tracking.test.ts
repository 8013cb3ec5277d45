import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attempts } from "#app/db/schema/ground.ts";
import { formatOrderNumber } from "#app/domain/orders/order-number.ts";
import { purgeAttempts } from "#app/services/budget.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { findOrderByNumberAndPhone } from "#app/services/orders/track-order.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addPincodes,
  addStockedProduct,
  SATURDAY_MORNING as now,
  placeTestOrder,
} from "#tests/support/fixtures.ts";

let database: TestDatabase;
let order: { number: string; trackingToken: string };
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
  const product = await addStockedProduct(database.db, { quantity: 9, name: "Secret Remedy" });
  const form = { name: "Asha Devi", phone: "9812345678", email: "asha@example.org" };
  order = await placeTestOrder(database.db, { lines: [{ slug: product.slug, quantity: 2 }], form });
});
beforeEach(async () => {
  await database.db.delete(attempts);
});
afterAll(() => database.drop());

const track = (asked: { number?: string; phone?: string; address?: string; now?: Date } = {}) =>
  findOrderByNumberAndPhone(database.db, {
    number: order.number,
    phone: "9812345678",
    address: "192.0.2.1",
    now,
    ...asked,
  });

test("number and phone, however typed, show where the order is, but neither name, address nor medicines", async () => {
  const typed = { number: ` ${order.number.toLowerCase().replaceAll("-", " ")} `, phone: "+91 98123-45678" };
  const tracked = await track(typed);
  expect(tracked).toMatchObject({
    ok: true,
    value: {
      number: order.number,
      status: "placed",
      nameInitial: "A.",
      maskedPhone: "••••••5678",
      town: "Sohna",
      pincode: "122103",
      itemCount: 2,
      promisedBy: "2026-11-21",
      payment: { status: "due", amountPaise: expect.any(Number) },
      events: [{ status: "placed", happenedAt: now }],
    },
  });
  const shown = JSON.stringify(tracked);
  for (const secret of [
    "Asha",
    "Devi",
    "9812345678",
    "asha@example.org",
    "Ward 4",
    "fort",
    "Secret Remedy",
  ]) {
    expect(shown).not.toContain(secret);
  }
  expect(shown).not.toContain(order.trackingToken);
});

test("a wrong phone, a wrong number and nonsense all get the same answer", async () => {
  const notFound = { ok: false, reason: "not-found" };
  expect(await track({ phone: "9812345679" })).toEqual(notFound);
  expect(await track({ number: "SH-0000-0000" })).toEqual(notFound);
  expect(await track({ number: "' or 1=1 --", phone: "x" })).toEqual(notFound);
  expect(await track({ number: "", phone: "" })).toEqual(notFound);
});

test("a line has 30 tries in 15 minutes, also when they come at once, and then new ones", async () => {
  const numbers = Array.from({ length: 50 }, (_, n) => formatOrderNumber(9_000 + n));
  const tries = await Promise.all(numbers.map((number) => track({ number })));
  expect(tries.filter((each) => !each.ok && each.reason === "not-found")).toHaveLength(30);
  expect(tries.filter((each) => !each.ok && each.reason === "too-many-attempts")).toHaveLength(20);
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(await track({ now: after(14.9) })).toMatchObject({
    reason: "too-many-attempts",
    retryAfterSeconds: 6,
  });
  expect(await track({ now: after(15) })).toMatchObject({ ok: true });
});

test("an order has 10 tries in 15 minutes, from however many addresses and with whatever phones", async () => {
  const from = (n: number) => track({ address: `198.51.100.${n}` });
  const tries = await Promise.all(Array.from({ length: 20 }, (_, n) => from(n)));
  expect(tries.filter((each) => each.ok)).toHaveLength(10);
  const guess = { address: "203.0.113.9", phone: "9812345679" };
  expect(await track(guess)).toMatchObject({ reason: "too-many-attempts", retryAfterSeconds: 900 });
});

test("tries are forgotten once their window is over", async () => {
  const { db } = database;
  await track();
  expect(await purgeAttempts(db, now)).toBe(0);
  expect(await purgeAttempts(db, new Date(now.getTime() + 16 * 60_000))).toBe(2);
});

test("the tracking link shows the whole order, and any other link nothing", async () => {
  const { db } = database;
  const found = (await findOrderByToken(db, order.trackingToken))!;
  expect(found).toMatchObject({
    name: "Asha Devi",
    phone: "9812345678",
    itemCount: 2,
    canCancel: true,
    deliveryKind: "rider",
  });
  expect(found).not.toHaveProperty("requestHash");
  expect(found).not.toHaveProperty("idempotencyKey");
  expect(await findOrderByToken(db, `${order.trackingToken.slice(0, -1)}!`)).toBeUndefined();
  expect(await findOrderByToken(db, "")).toBeUndefined();
});
