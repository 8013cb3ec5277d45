import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orderOrigins, orders } from "#app/db/schema/orders.ts";
import { addresses, customers, profiles } from "#app/db/schema/shop-customers.ts";
import { forgetOrigins } from "#app/services/orders/forget-origins.server.ts";
import { addStockedProduct, SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { type Asked, orderAsStranger } from "#tests/support/strangers.ts";

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
