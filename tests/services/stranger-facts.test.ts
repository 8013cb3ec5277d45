import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orderOrigins, orders } from "#app/db/schema/orders.ts";
import { addresses, customers, profiles } from "#app/db/schema/shop-customers.ts";
import { byUser } from "#app/domain/actor.ts";
import { forgetOrigins } from "#app/services/orders/forget-origins.server.ts";
import { sellAtCounter } from "#app/services/orders/sell-at-counter.server.ts";
import { addStockedProduct, SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { stockOf } from "#tests/support/placed-order.ts";
import { type Asked, holdAsStranger, orderAsStranger } from "#tests/support/strangers.ts";

const database = orderDatabase();
const minutes = (n: number) => new Date(now.getTime() + n * 60_000);
const order = (asked: Asked) => orderAsStranger(database.db, asked);
const fill = async (quantity: number) => [await addStockedProduct(database.db, { quantity })];

test("an order under somebody's phone renames nobody and adds no address to theirs; a confirmed phone does", async () => {
  const { db } = database;
  const [product] = await fill(60);
  const lines = [{ product: product!, quantity: 1 }];
  const phone = "9500000030";
  await order({ lines, phone, name: "Real Person", method: "cod" });
  const placed = await order({ lines, phone, name: "Evil Name", method: "cod" });
  const customerOf = async () => {
    const [row] = await db.select().from(customers).where(eq(customers.phone, phone));
    const known = await db.select().from(addresses).where(eq(addresses.customerId, row!.id));
    return { name: row!.name, streets: known.map(({ street }) => street) };
  };
  expect(await customerOf()).toEqual({ name: "Real Person", streets: ["Real Person's house"] });
  const number = placed.ok ? placed.value.number : expect.unreachable();
  const [own] = await db.select().from(orders).where(eq(orders.number, number));
  expect(own).toMatchObject({ name: "Evil Name", street: "Evil Name's house", isPhoneProven: false });

  await db
    .insert(profiles)
    .values({ id: "real", name: "Real", email: "real@example.org", phone, phoneVerifiedAt: now });
  await order({ lines, phone, name: "Real New Name", profileId: "real", method: "cod" });
  expect((await customerOf()).name).toBe("Real New Name");
});

test("the network of an order is forgotten after a day, its origin once it is under way", async () => {
  const { db } = database;
  const [product] = await fill(40);
  const placed = await order({
    lines: [{ product: product!, quantity: 1 }],
    method: "cod",
    address: "198.51.100.99",
  });
  const { number } = placed.ok ? placed.value : expect.unreachable();
  const [{ id }] = (await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))) as [
    { id: number },
  ];
  const originOf = async () => (await db.select().from(orderOrigins).where(eq(orderOrigins.orderId, id)))[0];
  expect(await originOf()).toMatchObject({ network: "198.51.100.99", isTrusted: false });
  await forgetOrigins(db, minutes(23 * 60));
  expect(await originOf()).toMatchObject({ network: "198.51.100.99" });
  await forgetOrigins(db, minutes(25 * 60));
  expect(await originOf()).toMatchObject({ network: null });
  await db.update(orders).set({ status: "confirmed" }).where(eq(orders.id, id));
  await forgetOrigins(db, minutes(25 * 60));
  expect(await originOf()).toBeUndefined();
  await db.update(orders).set({ status: "placed" }).where(eq(orders.id, id));
});

test.each([
  ["the addresses of an IPv4 /24", (n: number) => `198.51.100.${n}`, "198.51.101.1"],
  ["the networks of an IPv6 /48", (n: number) => `2001:db8:5:${n}::1`, "2001:db8:6:1::1"],
])(
  "%s have half of a product together, strangers from elsewhere the rest of their part",
  async (_, inBlock, elsewhere) => {
    const [product] = await fill(40);
    const lines = [{ product: product!, quantity: 5 }];
    for (let n = 1; n <= 12; n++)
      await holdAsStranger(database.db, { lines, address: inBlock(n), method: n % 2 ? "cod" : "upi" });
    const [stock, held] = await stockOf(database.db, product!);
    expect(stock! - held!).toBe(20);
    expect(await order({ lines, address: inBlock(99) })).toMatchObject({ reason: "share-taken", packs: 0 });
    expect(await order({ lines, address: elsewhere })).toMatchObject({ ok: true });
  },
);

test("a family of four behind one carrier address orders by cash in one evening", async () => {
  const shelf = [...(await fill(10)), ...(await fill(40))];
  const lines = shelf.map((product) => ({ product, quantity: 1 }));
  const address = "49.36.20.9";
  for (let n = 1; n <= 4; n++)
    expect(await order({ lines, address, method: "cod", at: minutes(10 * n) })).toMatchObject({ ok: true });
});

test("a doctor who has proved the phone orders 60 medicines at once", async () => {
  const shelf = await Promise.all(
    Array.from({ length: 60 }, () => addStockedProduct(database.db, { quantity: 4 })),
  );
  const phone = "9500000040";
  await database.db
    .insert(profiles)
    .values({ id: "doctor", name: "Dr Rao", email: "dr@example.org", phone, phoneVerifiedAt: now });
  const lines = shelf.map((product) => ({ product, quantity: 3 }));
  expect(await order({ lines, phone, profileId: "doctor" })).toMatchObject({ ok: true });
});

test("somebody who buys here for the first time gets 3 of the last 4 packs", async () => {
  const three = async () => [{ product: (await fill(4))[0]!, quantity: 3 }];
  expect(await holdAsStranger(database.db, { lines: await three(), method: "upi" })).toBeDefined();
  expect(await order({ lines: await three(), method: "cod" })).toMatchObject({ ok: true });
});

test("the counter sells every pack that waits for nobody, whatever strangers have ordered", async () => {
  const { db } = database;
  const [product] = await fill(40);
  for (let n = 0; n < 12; n++)
    await holdAsStranger(db, { lines: [{ product: product!, quantity: 5 }], address: `198.${n}.7.7` });
  expect(await stockOf(db, product!)).toEqual([40, 30]);
  const sold = await sellAtCounter(db, {
    lines: [{ productId: product!.id, quantity: 10 }],
    customer: {},
    paymentMethod: "cash",
    isPrescriptionSeen: false,
    shownTotalPaise: 100_000,
    idempotencyKey: "over the counter",
    actor: byUser({ userId: "Meena" }),
    now,
    publicOrigin: ORIGIN,
  });
  expect(sold).toMatchObject({ ok: true });
});
