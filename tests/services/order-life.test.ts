import { eq, like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { audit, outbox } from "#app/db/schema/ground.ts";
import { orderEvents, orders, payments } from "#app/db/schema/orders.ts";
import { stockMovements } from "#app/db/schema/stock.ts";
import { cancelOrder, cancelOwnOrder, changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { lettersOf, moveThrough, placeTwo, shop, stateOf, stockOf } from "#tests/support/placed-order.ts";

const database = orderDatabase();

test("a cash order goes from placed to delivered, each step written down and told, and is paid at the door", async () => {
  const { db } = database;
  const { number, trackingToken } = await placeTwo(db, "cod");
  await moveThrough(db, number, "confirmed", "packed", "out_for_delivery", "delivered");
  const order = (await findOrderByToken(db, trackingToken))!;
  expect(order.events.map((event) => event.status)).toEqual([
    "placed",
    "confirmed",
    "packed",
    "out_for_delivery",
    "delivered",
  ]);
  expect(order.payment).toMatchObject({ status: "paid", paidAt: now });
  expect(await lettersOf(db, number)).toEqual([
    "customer received",
    "shop newOrder",
    "customer confirmed",
    "customer packed",
    "customer out_for_delivery",
    "customer delivered",
  ]);
  expect(await db.$count(audit, eq(audit.subject, `order ${number}`))).toBe(7);
});

test("a step that the table of statuses does not know is refused and changes nothing", async () => {
  const { db } = database;
  const { number, trackingToken } = await placeTwo(db, "cod");
  for (const to of ["packed", "out_for_delivery", "shipped", "delivered", "returned"] as const) {
    expect(await changeOrderStatus(db, { ...shop, number, to })).toEqual({
      ok: false,
      reason: "not-allowed",
    });
  }
  expect(await changeOrderStatus(db, { ...shop, number: "SH-0000-0000", to: "packed" })).toEqual({
    ok: false,
    reason: "unknown-order",
  });
  expect(await stateOf(db, trackingToken)).toMatchObject({ status: "placed", payment: "due" });
});

test("nobody at home: the parcel is packed again and goes out a second time, with a second letter", async () => {
  const { number } = await placeTwo(database.db, "cod");
  await moveThrough(
    database.db,
    number,
    "confirmed",
    "packed",
    "out_for_delivery",
    "packed",
    "out_for_delivery",
    "delivered",
  );
  expect(
    (await lettersOf(database.db, number)).filter((letter) => letter === "customer out_for_delivery"),
  ).toHaveLength(2);
});

test("a courier and its tracking number are kept and told", async () => {
  const { db } = database;
  const { number, trackingToken } = await placeTwo(db, "cod");
  await moveThrough(db, number, "confirmed", "packed");
  await changeOrderStatus(db, {
    ...shop,
    number,
    to: "shipped",
    courier: { name: "India Post", reference: "RX1" },
  });
  expect(await findOrderByToken(db, trackingToken)).toMatchObject({
    courier: "India Post",
    courierReference: "RX1",
  });
  const [letter] = await db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `order ${number} customer shipped%`));
  expect(letter!.body).toContain("with the courier India Post, tracking number RX1.");
});

test("cancelling a cash order gives the same packs back, once", async () => {
  const { db } = database;
  const { number, trackingToken, product } = await placeTwo(db, "cod");
  expect(await stockOf(db, product)).toEqual([3, 0]);
  expect(await cancelOrder(db, { ...shop, number, note: "customer called" })).toEqual({
    ok: true,
    value: { number },
  });
  expect(await stockOf(db, product)).toEqual([5, 0]);
  expect(await stateOf(db, trackingToken)).toMatchObject({ status: "cancelled", payment: "void" });
  expect(await cancelOrder(db, { ...shop, number })).toEqual({ ok: false, reason: "not-allowed" });
  expect(await cancelOrder(db, { ...shop, number: "SH-0000-0000" })).toEqual({
    ok: false,
    reason: "unknown-order",
  });
  expect(await stockOf(db, product)).toEqual([5, 0]);
});

test("twenty cancellations at once give the packs back once", async () => {
  const { db } = database;
  const { number, product } = await placeTwo(db, "cod");
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancelOrder(db, { ...shop, number })));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(await stockOf(db, product)).toEqual([5, 0]);
});

test("the shopper may cancel until the order is packed, the shop until it is on its way", async () => {
  const { db } = database;
  const own = (trackingToken: string) =>
    cancelOwnOrder(db, { token: trackingToken, now, publicOrigin: ORIGIN });
  const early = await placeTwo(db, "cod");
  await moveThrough(db, early.number, "confirmed");
  expect(await own(early.trackingToken)).toMatchObject({ ok: true });
  const packed = await placeTwo(db, "cod");
  await moveThrough(db, packed.number, "confirmed", "packed");
  expect(await own(packed.trackingToken)).toEqual({ ok: false, reason: "not-allowed" });
  expect(await cancelOrder(db, { ...shop, number: packed.number })).toMatchObject({ ok: true });
  const away = await placeTwo(db, "cod");
  await moveThrough(db, away.number, "confirmed", "packed", "shipped");
  expect(await cancelOrder(db, { ...shop, number: away.number })).toEqual({
    ok: false,
    reason: "not-allowed",
  });
  expect(await own("no-such-token")).toEqual({ ok: false, reason: "unknown-order" });
});

test("a refused parcel goes back for sale, one that was delivered does not", async () => {
  const refused = await placeTwo(database.db, "cod");
  await moveThrough(database.db, refused.number, "confirmed", "packed", "out_for_delivery", "returned");
  expect(await stockOf(database.db, refused.product)).toEqual([5, 0]);
  expect(await stateOf(database.db, refused.trackingToken)).toMatchObject({
    status: "returned",
    payment: "void",
  });
  const used = await placeTwo(database.db, "cod");
  await moveThrough(database.db, used.number, "confirmed", "packed", "shipped", "delivered", "returned");
  expect(await stockOf(database.db, used.product)).toEqual([3, 0]);
  expect(await stateOf(database.db, used.trackingToken)).toMatchObject({
    status: "returned",
    payment: "paid",
  });
});

test("every change of an order and of a payment stands in the audit trail, which cannot be rewritten", async () => {
  const { db } = database;
  const { rows } = await db.execute<{ events: string; moves: string; paid: string; sold: string }>(sql`select
    (select count(*) from ${orderEvents}) as events,
    (select count(*) from ${audit} where action in ('place-order', 'change-order-status')) as moves,
    (select count(*) from ${payments} where status = 'paid' and paid_at is null) as paid,
    (select count(*) from ${stockMovements} where reason <> 'received' and order_id is null) as sold`);
  expect(rows[0]!.moves).toBe(rows[0]!.events);
  expect([rows[0]!.paid, rows[0]!.sold]).toEqual(["0", "0"]);
  await expect(db.update(audit).set({ actorId: "nobody" })).rejects.toThrow();
  expect(await db.$count(orders)).toBeGreaterThan(0);
});
