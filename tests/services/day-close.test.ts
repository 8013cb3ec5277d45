import { asc, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { dayCloses } from "#app/db/schema/books-days.ts";
import { audit } from "#app/db/schema/ground.ts";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { byUser } from "#app/domain/actor.ts";
import type { TypedCount } from "#app/domain/books/day/day-form.ts";
import { countedPaise } from "#app/domain/books/day/drawer-count.ts";
import { DRAWER_MOVE_KINDS, isCorrection } from "#app/domain/books/day/drawer-move.ts";
import { addDays, indiaInstant } from "#app/domain/india-time.ts";
import { closeDay } from "#app/services/books/day/close-day.server.ts";
import { countDrawer } from "#app/services/books/day/count-drawer.server.ts";
import { countOpenDay } from "#app/services/books/day/count-open-day.server.ts";
import { moveCash } from "#app/services/books/day/drawer-moves.server.ts";
import { countUnclosedDays, findClosedDay, listDays } from "#app/services/books/day/find-days.server.ts";
import { compareDay } from "#app/services/books/day/read-open-day.server.ts";
import { recordMoney } from "#app/services/orders/order-ledger.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addProduct, SATURDAY_MORNING } from "#tests/support/fixtures.ts";
import { addSale } from "#tests/support/sale.ts";

const actor = byUser({ userId: "kavita" });
const FIRST_DAY = "2026-11-21";
const at = (day: string, minutes: number) => indiaInstant(day, minutes);

function counted(paise: number, more: Partial<TypedCount> = {}): TypedCount {
  const count = { notes: {}, coinsPaise: paise };
  return {
    ...count,
    countedPaise: countedPaise(count),
    ...{ riderHandedPaise: 0, upiPaise: null, onlinePaise: null, floatPaise: undefined },
    ...more,
  };
}

/** A database of its own with one order that all money is of; what comes and goes is written as the shop writes it. */
async function openBooks() {
  const database = await createTestDatabase();
  const { db } = database;
  const product = await addProduct(db);
  const line = { productId: product.id, quantity: 1, pricePaise: 10_000 };
  const orderId = await addSale(db, { lines: [line], channel: "counter", placedAt: SATURDAY_MORNING });
  let key = 0;
  const money = (tx: Db, method: "cash" | "cod" | "upi" | "online", amountPaise: number, now: Date) =>
    recordMoney(tx, {
      ...{ orderId, kind: amountPaise > 0 ? "payment" : "refund", method, amountPaise },
      ...{ key: `test ${++key}`, by: { actor, now } },
    });
  return { ...database, db, money };
}

async function count(db: Db, typed: TypedCount, now: Date) {
  await countDrawer(db, { count: typed, actor, now });
  return (await compareDay(db))!;
}

test("a day is counted, compared and closed; the next one begins where it ended, and a correction is a slip of its own", async () => {
  const { db, owner, money, drop } = await openBooks();
  const evening = at(FIRST_DAY, 20 * 60);
  await money(db, "cash", 743_000, at(FIRST_DAY, 600));
  await money(db, "cod", 286_400, at(FIRST_DAY, 700));
  await money(db, "upi", 2_411_800, at(FIRST_DAY, 710));
  await money(db, "cash", -12_000, at(FIRST_DAY, 720));
  const slip = { kind: "petty" as const, amount: 12_000, reason: "Tea and tape", aboutDay: undefined };
  // Sent twice, at once or later, it is one slip; the same page with other words is none.
  const send = (changes: Partial<typeof slip> = {}) =>
    moveCash(db, { slip: { ...slip, ...changes }, pageKey: "tea", actor, now: evening });
  const twice = await Promise.all([send(), send()]);
  expect(twice[0]).toMatchObject({ ok: true });
  expect([twice[1], await send()]).toEqual([twice[0], twice[0]]);
  expect(await send({ amount: 12_001 })).toEqual({ ok: false, reason: "page-used" });
  const before = await countOpenDay(db, evening);
  expect(before).toEqual({
    floatPaise: undefined,
    ...{ billCount: 1, parcelCount: 1, slipCount: 1, afterMoveId: 0 },
  });
  const typed = counted(900_000, { floatPaise: 200_000, riderHandedPaise: 280_000, upiPaise: 2_411_800 });
  const compared = await count(db, typed, evening);
  expect(compared).toMatchObject({
    day: FIRST_DAY,
    sums: { floatPaise: 200_000, cashInPaise: 743_000, cashOutPaise: 12_000, paidOutPaise: 12_000 },
    riders: { riderBeforePaise: 0, riderCashPaise: 286_400 },
  });
  const shown = { countId: compared.count.id, expectedPaise: 919_000 };
  const close = { keptPaise: 200_000, reason: "", ...shown, actor, now: evening };
  // Somebody counted once more, the same expected sum: what is on this screen was not what would be closed.
  const recount = await count(
    db,
    counted(899_900, { floatPaise: 200_000, riderHandedPaise: 280_000 }),
    evening,
  );
  expect(await closeDay(db, { ...close, reason: "Short" })).toEqual({ ok: false, reason: "changed" });
  const again = await count(db, typed, evening);
  expect(recount.count.id).toBeLessThan(again.count.id);
  close.countId = again.count.id;
  expect(await closeDay(db, { ...close, expectedPaise: 900_000 })).toEqual({ ok: false, reason: "changed" });
  expect(await closeDay(db, close)).toEqual({ ok: false, reason: "reason-missing" });
  const reason = "Gave change to a rider";
  expect(await closeDay(db, { ...close, reason, keptPaise: 99_999_999 })).toMatchObject({
    reason: "too-much-kept",
  });
  expect(await closeDay(db, { ...close, reason })).toEqual({
    ok: true,
    value: { day: FIRST_DAY, depositPaise: 980_000 },
  });
  expect(await closeDay(db, { ...close, reason })).toEqual({ ok: false, reason: "not-counted" });
  const closed = await findClosedDay(db, FIRST_DAY);
  expect(closed).toMatchObject({ differencePaise: -19_000, riderAfterPaise: 6_400, reason, billCount: 1 });
  // What comes after the count is of the next day, and that has the float that stayed.
  const sunday = addDays(FIRST_DAY, 1);
  await money(db, "cash", 5_000, at(FIRST_DAY, 21 * 60));
  expect(await countUnclosedDays(db, at(sunday, 600))).toBe(1);
  const later = {
    kind: "found-later" as const,
    amount: 10_000,
    reason: "Under the tray",
    aboutDay: FIRST_DAY,
  };
  expect(
    await moveCash(db, {
      slip: { ...later, aboutDay: sunday },
      pageKey: "tray",
      actor,
      now: at(sunday, 610),
    }),
  ).toEqual({
    ok: false,
    reason: "day-not-closed",
  });
  expect(await moveCash(db, { slip: later, pageKey: "tray", actor, now: at(sunday, 610) })).toMatchObject({
    ok: true,
  });
  const next = await count(db, counted(215_000, { riderHandedPaise: 6_400 }), at(sunday, 620));
  expect(next).toMatchObject({
    day: sunday,
    sums: { floatPaise: 200_000, cashInPaise: 5_000, paidInPaise: 10_000 },
    riders: { riderBeforePaise: 6_400, riderCashPaise: 0 },
  });
  const figures = { countId: next.count.id, expectedPaise: 215_000 };
  const second = { keptPaise: 0, reason: "", ...figures, actor, now: at(sunday, 630) };
  expect(await closeDay(db, second)).toMatchObject({ ok: true, value: { depositPaise: 221_400 } });
  expect(await countUnclosedDays(db, at(sunday, 640))).toBe(0);
  expect(await findClosedDay(db, FIRST_DAY)).toMatchObject({
    differencePaise: -19_000,
    corrections: [{ reason: "Under the tray", amountPaise: 10_000 }],
  });
  expect((await listDays(db)).map(({ day }) => day)).toEqual([sunday, FIRST_DAY]);
  const acts = await db.select({ action: audit.action }).from(audit);
  expect(acts.filter(({ action }) => action === "count-drawer")).toHaveLength(4);
  expect(acts.filter(({ action }) => action === "move-drawer-cash")).toHaveLength(2);
  for (const statement of [
    "update day_closes set reason = ''",
    "delete from day_closes",
    "update day_counts set counted_paise = 1",
    "update drawer_moves set amount_paise = -1",
  ])
    await expect(owner.query(statement), statement).rejects.toThrow("only ever added to");
  await drop();
});

test("bills are what was paid at the counter, and money is in the bank's statement only where that has shown it", async () => {
  const { db, money, drop } = await openBooks();
  const { id: orderId } = (await db.select({ id: orders.id }).from(orders))[0]!;
  const now = at(FIRST_DAY, 600);
  const debit = { orderId, kind: "payment" as const, method: "upi" as const, amountPaise: 300 };
  await recordMoney(db, { ...debit, key: "debit-note 1 1", by: { actor, now } });
  await money(db, "cash", -200, now);
  const typed = counted(0, { floatPaise: 500 });
  expect(await countOpenDay(db, now)).toMatchObject({ billCount: 0 });
  expect(await count(db, typed, now)).toMatchObject({ billCount: 0 });
  await money(db, "upi", 700, now);
  const line = { key: "bank 1", bookedOn: FIRST_DAY, amountPaise: 700, narration: "UPI", readAt: now };
  await db.insert(bankLines).values({
    ...{ ...line, orderId, status: "matched", matchedBy: "amount", source: "message" },
  });
  const upi = async () => (await count(db, typed, now)).ways.find(({ method }) => method === "upi");
  expect(await upi()).toMatchObject({ entryCount: 2, seenCount: 0 });
  await db.update(bankLines).set({ source: "statement" });
  expect(await upi()).toMatchObject({ entryCount: 2, seenCount: 1 });
  expect(await countOpenDay(db, now)).toMatchObject({ billCount: 1 });
  await drop();
});

test("no close leaves a line of the ledger out, has one twice, or sums it wrongly", async () => {
  const { db, owner, money, drop } = await openBooks();
  await money(db, "cash", 5_000, at(FIRST_DAY, 600));
  const compared = await count(db, counted(5_000, { floatPaise: 0 }), at(FIRST_DAY, 601));
  const figures = { countId: compared.count.id, expectedPaise: 5_000 };
  const close = { keptPaise: 0, reason: "", ...figures, actor, now: at(FIRST_DAY, 602) };
  expect(compared.sums.cashInPaise).toBe(5_000);
  expect(await closeDay(db, close)).toMatchObject({ ok: true });
  const copy = (changes: string) => `
    with next as (insert into day_counts (up_to_transaction_id, notes, coins_paise, counted_paise, rider_handed_paise, counted_at, actor_kind, actor_id)
      select up_to_transaction_id, notes, coins_paise, counted_paise, rider_handed_paise, counted_at, actor_kind, actor_id from day_counts limit 1 returning id)
    insert into day_closes overriding system value select (jsonb_populate_record(day_closes, jsonb_build_object('id', 99, 'count_id', next.id) || '${changes}')).* from day_closes, next`;
  for (const changes of ['{"day":"2026-11-22"}', '{"day":"2026-11-20"}'])
    await expect(owner.query(copy(changes))).rejects.toThrow("follows the one before");
  await drop();
});

const slips = DRAWER_MOVE_KINDS.filter((kind) => !isCorrection(kind));
const anyMoney = fc.record({
  method: fc.constantFrom("cash" as const, "cod" as const, "upi" as const, "online" as const),
  paise: fc.integer({ min: 1, max: 500_000 }),
  isBack: fc.boolean(),
});
const anyDay = fc.record({
  money: fc.array(anyMoney, { maxLength: 8 }),
  slips: fc.array(fc.tuple(fc.constantFrom(...slips), fc.integer({ min: 1, max: 20_000 })), { maxLength: 3 }),
  short: fc.integer({ min: -5_000, max: 5_000 }),
  handedPercent: fc.integer({ min: 0, max: 120 }),
  keptPercent: fc.integer({ min: 0, max: 100 }),
});

test("over random days every paisa of the ledger is in one close, while others keep writing", async () => {
  const { db, money, drop } = await openBooks();
  const days = fc.sample(anyDay, { numRuns: 40, seed: 67 });
  await money(db, "upi", 90_000_000, at(addDays(FIRST_DAY, -1), 600));
  let [balance, expectedFloat, withRiders, page] = [0, 200_000, 0, 0];
  for (const [index, each] of days.entries()) {
    const day = addDays(FIRST_DAY, index);
    await Promise.all(
      each.money.map(({ method, paise, isBack }, place) => {
        const now = at(day, 600 + place);
        return money(db, method, isBack ? -paise : paise, now);
      }),
    );
    for (const [kind, amount] of each.slips)
      await moveCash(db, {
        slip: { kind, amount, reason: "Slip", aboutDay: undefined },
        ...{ pageKey: `slip ${++page}`, actor, now: at(day, 700) },
      });
    // Sales go on while it is counted: each is before the count or after it.
    const now = at(day, 1_200);
    const typedFirst = index === 0 ? { floatPaise: 200_000 } : {};
    const wanted = await Promise.all([
      count(db, counted(0, typedFirst), now),
      money(db, "cash", 1_700, now),
      money(db, "cod", 900, now),
    ]).then(([first]) => first);
    const handed = Math.round(
      ((wanted.riders.riderBeforePaise + wanted.riders.riderCashPaise) * each.handedPercent) / 100,
    );
    const { sums } = await count(db, counted(0, typedFirst), now);
    const expected =
      sums.floatPaise + sums.cashInPaise - sums.cashOutPaise + sums.paidInPaise - sums.paidOutPaise;
    const inDrawer = Math.max(0, expected + each.short);
    const riderHandedPaise = Math.max(0, handed);
    const compared = await count(db, counted(inDrawer, { riderHandedPaise, ...typedFirst }), now);
    expect(compared.sums.floatPaise).toBe(expectedFloat);
    expect(compared.riders.riderBeforePaise).toBe(withRiders);
    const keptPaise = Math.round((inDrawer * each.keptPercent) / 100);
    const figures = { countId: compared.count.id, expectedPaise: expected };
    const closing = { keptPaise, reason: "Counted twice", ...figures, actor, now };
    expect(await closeDay(db, closing)).toMatchObject({ ok: true });
    const closed = (await findClosedDay(db, day))!;
    balance += closed.differencePaise;
    [expectedFloat, withRiders] = [closed.keptPaise, closed.riderAfterPaise];
  }
  const closes = await db.select().from(dayCloses).orderBy(asc(dayCloses.id));
  const total = (of: (close: (typeof closes)[number]) => number) =>
    closes.reduce((sum, close) => sum + of(close), 0);
  const { rows } = await db.execute<{ method: string; paise: number }>(sql`
    select case when kind = 'refund' and method = 'cod' then 'cash' else method end as method, sum(amount_paise)::int as paise
    from ${orderTransactions} where id > ${closes[0]!.afterTransactionId} group by 1`);
  const ledger = Object.fromEntries(rows.map(({ method, paise }) => [method, paise]));
  expect(total(({ cashInPaise, cashOutPaise }) => cashInPaise - cashOutPaise)).toBe(ledger.cash);
  expect(total(({ riderCashPaise }) => riderCashPaise)).toBe(ledger.cod);
  for (const method of ["upi", "online"])
    expect(
      total(({ ways }) => ways.find((way) => way.method === method)!.expectedPaise),
      method,
    ).toBe(ledger[method]);
  const came = total(
    ({ expectedPaise, floatPaise, riderCashPaise }) => expectedPaise - floatPaise + riderCashPaise,
  );
  const last = closes.at(-1)!;
  expect(200_000 + came + balance).toBe(
    last.keptPaise + total(({ depositPaise }) => depositPaise) + last.riderAfterPaise,
  );
  await drop();
}, 120_000);
