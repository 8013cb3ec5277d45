import fc from "fast-check";
import { expect, test } from "vitest";
import {
  closeOf,
  closingDay,
  type DayWay,
  expectedPaise,
  type LedgerEntry,
  needsReason,
  sumLedger,
} from "#app/domain/books/day/day-close.ts";
import { readCount, readSlip } from "#app/domain/books/day/day-form.ts";
import { countedPaise, NOTES_RUPEES } from "#app/domain/books/day/drawer-count.ts";
import { DRAWER_MOVE_KINDS, signedPaise } from "#app/domain/books/day/drawer-move.ts";

const paise = fc.integer({ min: 0, max: 50_000_000 });
const entry: fc.Arbitrary<LedgerEntry> = fc
  .record({
    method: fc.constantFrom("cash", "cod", "upi", "online", "bank-transfer"),
    kind: fc.constantFrom("payment", "refund"),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    isSeen: fc.boolean(),
  })
  .map(({ amount, ...each }) => ({ ...each, amountPaise: each.kind === "payment" ? amount : -amount }));
const day = fc.record({
  entries: fc.array(entry, { maxLength: 40 }),
  slips: fc.array(fc.tuple(fc.constantFrom(...DRAWER_MOVE_KINDS), fc.integer({ min: 1, max: 500_000 }))),
  counted: paise,
  handed: paise,
  kept: paise,
});

/** Days one after the other: the float and the riders' cash of each are what the day before left. */
function closeDays(days: readonly (typeof day extends fc.Arbitrary<infer Day> ? Day : never)[]) {
  let [floatPaise, riderBeforePaise] = [200_000, 0];
  return days.map(({ entries, slips, counted, handed, kept }) => {
    const moves = slips.map(([kind, amount]) => signedPaise(kind, amount));
    const ledger = sumLedger(entries);
    const sums = {
      ...{ floatPaise, cashInPaise: ledger.cashInPaise, cashOutPaise: ledger.cashOutPaise },
      paidInPaise: moves.filter((move) => move > 0).reduce((sum, move) => sum + move, 0),
      paidOutPaise: 0 - moves.filter((move) => move < 0).reduce((sum, move) => sum + move, 0),
    };
    const riders = { riderBeforePaise, riderCashPaise: ledger.riderCashPaise };
    const close = closeOf({ sums, riders, countedPaise: counted, riderHandedPaise: handed, keptPaise: kept });
    const closed = { ...sums, ...riders, ...close, counted, handed, kept, ways: ledger.ways, moves };
    [floatPaise, riderBeforePaise] = [kept, close.riderAfterPaise];
    return closed;
  });
}

test("float, what came and what went make what is expected, and all days together make the ledger", () => {
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 8 }), (days) => {
      const closes = closeDays(days);
      const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
      for (const close of closes) {
        expect(expectedPaise(close) - close.floatPaise).toBe(
          close.cashInPaise - close.cashOutPaise + sum(close.moves),
        );
        expect(close.kept + close.depositPaise).toBe(close.counted + close.handed);
        expect(close.expectedPaise + close.differencePaise).toBe(close.counted);
      }
      const ledger = sum(days.flatMap(({ entries }) => entries.map(({ amountPaise }) => amountPaise)));
      const parts = closes.flatMap(({ cashInPaise, cashOutPaise, riderCashPaise, ways }) => [
        cashInPaise - cashOutPaise + riderCashPaise,
        ...ways.map(({ expectedPaise: expected }) => expected),
      ]);
      expect(sum(parts)).toBe(ledger);
      const last = closes.at(-1)!;
      // What was there at first, what came, and every difference is now in the drawer, in the bank, or with a rider.
      const came = closes.map((close) => close.expectedPaise - close.floatPaise + close.riderCashPaise);
      const differences = closes.map(({ differencePaise }) => differencePaise);
      const deposits = closes.map(({ depositPaise }) => depositPaise);
      expect(200_000 + sum(came) + sum(differences)).toBe(last.kept + sum(deposits) + last.riderAfterPaise);
    }),
    { numRuns: 1_000 },
  );
});

test("a count is the sum of its notes and coins, and what is not typed is nothing", () => {
  const form = new FormData();
  for (const [note, count] of [
    ["500", "11"],
    ["200", "8"],
    ["100", "14"],
    ["50", "9"],
    ["20", "12"],
    ["10", "7"],
  ] as const)
    form.set(`note${note}`, count);
  form.set("coins", "50");
  expect(readCount(form)).toMatchObject({ ok: true, value: { countedPaise: 931_000, upiPaise: null } });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 6, maxLength: 6 }),
      paise,
      (of, coins) => {
        const notes = Object.fromEntries(NOTES_RUPEES.map((note, index) => [note, of[index]]));
        const rupees = NOTES_RUPEES.reduce((sum, note, index) => sum + note * of[index]!, 0);
        expect(countedPaise({ notes, coinsPaise: coins })).toBe(rupees * 100 + coins);
      },
    ),
  );
});

test("a difference needs a reason, money that nobody counted does not", () => {
  const way: DayWay = { method: "upi", expectedPaise: 500, countedPaise: null, entryCount: 1, seenCount: 0 };
  expect(needsReason(0, [way])).toBe(false);
  expect(needsReason(0, [{ ...way, countedPaise: 500 }])).toBe(false);
  expect(needsReason(0, [{ ...way, countedPaise: 400 }])).toBe(true);
  expect(needsReason(-12_000, [way])).toBe(true);
});

test("a slip that corrects a closed day names it, no other does", () => {
  const form = new FormData();
  const typed = { kind: "missing-later", amount: "100", reason: "Note was under the tray", aboutDay: "" };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  expect(readSlip(form)).toMatchObject({ ok: false, problems: { aboutDay: "required" } });
  form.set("aboutDay", "2026-11-20");
  expect(readSlip(form)).toMatchObject({ ok: true, value: { aboutDay: "2026-11-20", amount: 10_000 } });
  form.set("kind", "petty");
  expect(readSlip(form)).toMatchObject({ ok: true, value: { aboutDay: undefined } });
});

test("a close is of the last day on which cash moved, else of its count; a day that is closed stays closed for that count", () => {
  const [monday, tuesday] = ["2026-11-23", "2026-11-24"];
  const day = (movedOn: string | undefined, countedOn: string, closedDay?: string) =>
    closingDay({ movedOn, countedOn, closedDay });
  expect(day(undefined, monday)).toBe(monday);
  expect(day(monday, tuesday)).toBe(monday);
  expect(day(monday, tuesday, monday)).toBe(tuesday);
  // Whatever day it is when it is looked at: only another count has another day.
  expect(day(monday, monday, monday)).toBeUndefined();
  expect(day(undefined, monday, monday)).toBeUndefined();
  expect(day(undefined, tuesday, monday)).toBe(tuesday);
});
