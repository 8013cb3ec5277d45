import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/db/schema/ground.ts";
import { claimOrder } from "#app/services/accounts/claim-order.server.ts";
import { listOwnOrders } from "#app/services/accounts/own-orders.server.ts";
import { cancelLines, returnLines } from "#app/services/orders/cancel-lines.server.ts";
import { findOfficeOrder } from "#app/services/orders/find-office-order.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import { addPerson, openAuth } from "#tests/support/accounts.ts";
import { addStockedProduct, SATURDAY_MORNING as now, placeTestOrder } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { moveThrough, shop, stockOf } from "#tests/support/placed-order.ts";

const database = orderDatabase();

/** 3 packs of one medicine for 130 rupees each, brought and paid in cash, to somebody with an account. */
async function deliverThree() {
  const { db } = database;
  const person = await addPerson(openAuth(db));
  const product = await addStockedProduct(db, {
    quantity: 9,
    name: "Belladonna",
    mrpPaise: 14_000,
    pricePaise: 13_000,
  });
  const lines = [{ slug: product.slug, quantity: 3 }];
  const placed = await placeTestOrder(db, { lines, form: { email: person.email } });
  const proof = { token: placed.trackingToken };
  await claimOrder(db, { userId: person.userId, proof, now });
  await moveThrough(db, placed.number, "confirmed", "packed", "out_for_delivery", "delivered");
  const [line] = (await findOfficeOrder(db, { number: placed.number, now }))!.lines;
  const back = (quantity: number) =>
    returnLines(db, {
      ...shop,
      number: placed.number,
      lines: [{ lineId: line!.id, quantity }],
      isSealed: true,
    });
  return {
    ...placed,
    ...person,
    back,
    lineId: line!.id,
    name: `${line!.name} ${line!.potencyLabel}, ${line!.packSize}`,
  };
}

async function lettersTo(email: string, number: string) {
  const isAbout = and(eq(outbox.recipient, email), like(outbox.dedupeKey, `order ${number} %`));
  const rows = await database.db.select().from(outbox).where(isAbout).orderBy(outbox.id);
  return rows.map(({ subject, body }) => ({ subject, opening: body.split("\n\n")[1]! }));
}

test("one pack of three that comes back is told as such, with what is paid back and when, in letter, order and My Orders", async () => {
  const { db } = database;
  const { number, trackingToken, userId, email, name, back } = await deliverThree();
  expect(await back(1)).toEqual({ ok: true, value: { paise: 13_000 } });

  expect((await lettersTo(email, number)).at(-1)).toEqual({
    subject: `Order ${number}: 1 pack came back`,
    opening: `1 of 3 packs of ${name} came back to us. We pay back ₹130.00 within 7 working days. We ask you for a UPI address or a bank account first.`,
  });
  expect(await findOrderByToken(db, trackingToken)).toMatchObject({
    status: "delivered",
    refund: { duePaise: 13_000, withinDays: 7, paid: [] },
    lines: [{ quantity: 3, returnedQuantity: 1, returnedAt: now }],
  });
  expect((await listOwnOrders(db, { userId })).orders).toMatchObject([
    { returnedCount: 1, refundDuePaise: 13_000, refundedPaise: 0 },
  ]);

  const refund = { ...shop, number, reason: "returned" as const, idempotencyKey: `back ${number}` };
  await refundOrder(db, { ...refund, reference: "412345" });
  expect((await lettersTo(email, number)).at(-1)).toEqual({
    subject: `Order ${number}: money paid back`,
    opening: "We have paid back ₹130.00 to you, reference 412345.",
  });
  expect((await findOrderByToken(db, trackingToken))!.refund).toMatchObject({
    duePaise: 0,
    paid: [{ amountPaise: 13_000, reference: "412345", refundedAt: now }],
  });
  expect((await listOwnOrders(db, { userId })).orders).toMatchObject([
    { returnedCount: 1, refundDuePaise: 0, refundedPaise: 13_000 },
  ]);
});

test("with the last packs the letter says again what came back, and a parcel that never arrived owes who paid nothing, nothing", async () => {
  const { email, number, name, back } = await deliverThree();
  await back(1);
  await back(2);
  const { opening } = (await lettersTo(email, number)).at(-1)!;
  expect(opening).toContain(`2 of 3 packs of ${name} came back to us. We pay back ₹`);

  const { slug } = await addStockedProduct(database.db, { quantity: 9 });
  const to = { email: "not-at-home@example.org" };
  const refused = await placeTestOrder(database.db, { lines: [{ slug, quantity: 1 }], form: to });
  await moveThrough(database.db, refused.number, "confirmed", "packed", "out_for_delivery", "returned");
  expect((await lettersTo(to.email, refused.number)).at(-1)!.opening).toBe("Your parcel is back with us.");
});

test("the money that a letter about cancelled packs names is what is owed", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 9, mrpPaise: 14_000, pricePaise: 13_000 });
  const form = { email: "cancels-one@example.org" };
  const { number } = await placeTestOrder(db, { lines: [{ slug, quantity: 3 }], form });
  const [line] = (await findOfficeOrder(db, { number, now }))!.lines;
  await cancelLines(db, { ...shop, number, lines: [{ lineId: line!.id, quantity: 1 }] });
  expect((await lettersTo(form.email, number)).at(-1)!.opening).not.toContain("pay back");
});

test("sealed packs of two lines come back one line after the other, each into its own batch", async () => {
  const { db } = database;
  const first = await addStockedProduct(db, { quantity: 5 });
  const second = await addStockedProduct(db, { quantity: 5 });
  const lines = [
    { slug: first.slug, quantity: 3 },
    { slug: second.slug, quantity: 1 },
  ];
  const { number } = await placeTestOrder(db, { lines });
  await moveThrough(db, number, "confirmed", "packed", "out_for_delivery", "delivered");
  for (const { id } of (await findOfficeOrder(db, { number, now }))!.lines) {
    const back = { ...shop, number, lines: [{ lineId: id, quantity: 1 }], isSealed: true };
    expect((await returnLines(db, back)).ok).toBe(true);
  }
  expect([await stockOf(db, first), await stockOf(db, second)]).toEqual([
    [3, 0],
    [5, 0],
  ]);
});
