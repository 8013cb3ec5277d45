import { afterAll, beforeAll, expect, test } from "vitest";
import { byUser } from "#app/domain/actor.ts";
import { packTick } from "#app/domain/orders/order-change.ts";
import { actOnOrder } from "#app/services/orders/act-on-order.server.ts";
import { cancelLines } from "#app/services/orders/cancel-lines.server.ts";
import { changeLineBatch } from "#app/services/orders/change-line-batch.server.ts";
import { changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { findOfficeOrder, findOfficeOrders } from "#app/services/orders/find-office-order.server.ts";
import { quarantineBatch } from "#app/services/stock/change-batch.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addBatch, addPincodes, SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";
import { moveThrough, placeTwo, shop } from "#tests/support/placed-order.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
});
afterAll(() => database.drop());

/** A confirmed order of 2 packs of one batch, and another batch of the same product. */
async function confirmed() {
  const { db } = database;
  const { number, product } = await placeTwo(db, "cod");
  await moveThrough(db, number, "confirmed");
  const otherBatch = await addBatch(db, { productId: product.id, quantity: 5, expiresOn: "2030-01-31" });
  return { number, otherBatch };
}

async function ticksOf(number: string): Promise<string[]> {
  const { lines } = (await findOfficeOrder(database.db, { number, now }))!;
  return lines.flatMap((line) => line.batches.map((share) => packTick(line.id, share)));
}

function pack(number: string, ticked: string[]) {
  const by = { name: "Meena", userId: "meena" };
  return actOnOrder(database.db, { ...shop, number, act: { kind: "pack", ticked }, by });
}

test("a parcel is sealed when all its packs were ticked, and nothing else", async () => {
  const { number } = await confirmed();
  const ticks = await ticksOf(number);
  expect(await pack(number, [])).toEqual({ ok: false, reason: "not-ticked" });
  expect(await pack(number, [...ticks, "1-1-1"])).toEqual({ ok: false, reason: "not-ticked" });
  expect(await pack(number, ticks)).toEqual({ ok: true, value: { done: "packed" } });
});

test("of two people who seal a parcel at once one does", async () => {
  const { number } = await confirmed();
  const ticks = await ticksOf(number);
  const both = await Promise.all([pack(number, ticks), pack(number, ticks)]);
  expect(both.filter((each) => each.ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, reason: "not-allowed" });
  const { events } = (await findOfficeOrder(database.db, { number, now }))!;
  expect(events.filter(({ status }) => status === "packed")).toHaveLength(1);
});

test("ticks of packs that come from another batch since then seal nothing", async () => {
  const { number, otherBatch } = await confirmed();
  const ticks = await ticksOf(number);
  const [lineId, fromBatchId] = ticks[0]!.split("-").map(Number);
  await changeLineBatch(database.db, {
    ...shop,
    number,
    lineId: lineId!,
    fromBatchId: fromBatchId!,
    toBatchId: otherBatch,
  });
  expect(await pack(number, ticks)).toEqual({ ok: false, reason: "not-ticked" });
  expect(await pack(number, await ticksOf(number))).toEqual({ ok: true, value: { done: "packed" } });
});

test("packs of a batch that was called back are not packed or sent until they come from another one or leave the order", async () => {
  const { db } = database;
  const { number, otherBatch } = await confirmed();
  const [tick] = await ticksOf(number);
  const [lineId, fromBatchId] = tick!.split("-").map(Number) as [number, number];
  const recall = (isQuarantined: boolean) =>
    quarantineBatch(db, {
      batchId: fromBatchId,
      isQuarantined,
      note: "called back",
      actor: byUser({ userId: "Meena" }),
      now,
    });
  const send = (to: "shipped" | "out_for_delivery") => changeOrderStatus(db, { ...shop, number, to });
  await recall(true);
  expect(await pack(number, [tick!])).toEqual({ ok: false, reason: "unfit-batch" });
  await recall(false);
  expect((await pack(number, [tick!])).ok).toBe(true);
  await recall(true);
  expect(await send("shipped")).toEqual({ ok: false, reason: "unfit-batch" });
  const [line] = (await findOfficeOrder(db, { number, now }))!.lines;
  expect(line!.batches).toMatchObject([{ batchId: fromBatchId, isUnfit: true }]);
  const change = { ...shop, number, lineId, fromBatchId, toBatchId: otherBatch };
  expect((await changeLineBatch(db, change)).ok).toBe(true);
  expect((await send("out_for_delivery")).ok).toBe(true);
});

test("packs of a batch that ended on the shelf do not leave, and a parcel with called back packs may come back to the shelf", async () => {
  const { db } = database;
  const { number } = await confirmed();
  const ticks = await ticksOf(number);
  const by = { name: "Meena", userId: "meena" };
  const act = { kind: "pack", ticked: ticks } as const;
  const late = new Date("2029-07-01T06:00:00Z");
  expect(await actOnOrder(db, { ...shop, now: late, number, act, by })).toEqual({
    ok: false,
    reason: "unfit-batch",
  });
  expect((await pack(number, ticks)).ok).toBe(true);
  await moveThrough(db, number, "out_for_delivery");
  const batchId = Number(ticks[0]!.split("-")[1]);
  await quarantineBatch(db, {
    batchId,
    isQuarantined: true,
    note: "called back",
    actor: byUser({ userId: "Meena" }),
    now,
  });
  const back = await actOnOrder(db, { ...shop, number, act: { kind: "back-to-shelf" }, by });
  expect(back).toEqual({ ok: true, value: { done: "packed" } });
});

test("a batch that changes while the parcel is sealed: either is done first, and the parcel holds what was ticked", async () => {
  for (let round = 0; round < 4; round++) {
    const { number, otherBatch } = await confirmed();
    const ticks = await ticksOf(number);
    const [lineId, fromBatchId] = ticks[0]!.split("-").map(Number);
    const change = { ...shop, number, lineId: lineId!, fromBatchId: fromBatchId!, toBatchId: otherBatch };
    const [sealed, changed] = await Promise.all([pack(number, ticks), changeLineBatch(database.db, change)]);
    expect([sealed.ok, changed.ok].filter(Boolean)).toHaveLength(1);
    expect((await ticksOf(number))[0] === ticks[0]).toBe(sealed.ok);
  }
});

test("ticks for more packs than are left in the order seal nothing", async () => {
  const { number } = await confirmed();
  const ticks = await ticksOf(number);
  const [lineId] = ticks[0]!.split("-").map(Number);
  await cancelLines(database.db, { ...shop, number, lines: [{ lineId: lineId!, quantity: 1 }] });
  expect(await pack(number, ticks)).toEqual({ ok: false, reason: "not-ticked" });
});

test("a parcel comes back to the shelf from the rider only, so that no parcel is sealed without ticks", async () => {
  const { number } = await confirmed();
  const by = { name: "Meena", userId: "meena" };
  const back = () => actOnOrder(database.db, { ...shop, number, act: { kind: "back-to-shelf" }, by });
  expect(await back()).toEqual({ ok: false, reason: "not-allowed" });
  await moveThrough(database.db, number, "packed", "out_for_delivery");
  expect((await back()).ok).toBe(true);
});

test("several orders are read at once, as they are read one by one", async () => {
  const numbers = [(await confirmed()).number, (await confirmed()).number];
  const read = await findOfficeOrders(database.db, { numbers: [...numbers, "SH-0000-0000"], now });
  expect(read.map(({ number }) => number)).toEqual(numbers);
  for (const order of read) {
    // How far cash goes is judged for the order that is opened, not for a list of papers.
    const { cash: _, ...alone } = (await findOfficeOrder(database.db, { number: order.number, now }))!;
    expect(order).toEqual(alone);
  }
  expect(read[0]!.history.length).toBeGreaterThan(0);
  expect(await findOfficeOrders(database.db, { numbers: [], now })).toEqual([]);
});
