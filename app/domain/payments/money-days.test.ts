import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/india-time.ts";
import { compareMoney, type MoneyOrder, type MoneyRecords } from "#app/domain/payments/money-days.ts";

const DAY = "2026-11-20";
const paid = { kind: "payment" as const, method: "upi" as const, amountPaise: 69_500, happenedOn: DAY };
const order = (facts: Partial<MoneyOrder> = {}): MoneyOrder => ({
  ...{ number: "SH-1", method: "upi", placedOn: DAY, duePaise: 69_500, isOwed: true },
  ...{ laterPaise: 0, goodwillPaise: 0 },
  ...{ ledger: [paid], gatewayPaise: 0, bank: { amountPaise: 69_500, source: "statement" } },
  ...facts,
});
const gapsOf = (records: Partial<MoneyRecords>) =>
  compareMoney({ orders: [], open: [], statementsUntil: undefined, ...records }).flatMap(({ gaps }) =>
    gaps.map(({ kind, paise }) => [kind, paise]),
  );
const read = { statementsUntil: addDays(DAY, 3) };

test("a day on which all agree has no gap", () => {
  const all = compareMoney({ orders: [order()], open: [], ...read });
  expect(all).toMatchObject([
    { day: DAY, method: "upi", expectedPaise: 69_500, receivedPaise: 69_500, bankPaise: 69_500, gaps: [] },
  ]);
  expect(all[0]).toMatchObject({ missingPaise: 0, tooMuchPaise: 0, givenBackPaise: 0 });
});

test("what is missing or too much is said, line by line", () => {
  const back = {
    kind: "refund" as const,
    method: "upi" as const,
    amountPaise: -69_500,
    happenedOn: "2026-11-21",
  };
  const online = { ...paid, method: "online" as const };
  const byCard = { method: "online" as const, bank: undefined, ledger: [online] };
  const [part, door] = [
    { ...paid, amountPaise: 12_000 },
    { ...paid, method: "cod" as const, amountPaise: 57_500 },
  ];
  const partBank = { amountPaise: 12_000, source: "statement" as const };
  const goodwill = { ...back, amountPaise: -5_000 };
  const cases: [Partial<MoneyOrder>, unknown[]][] = [
    [{ ledger: [], bank: undefined }, [["unpaid", -69_500]]],
    [{ ledger: [], bank: undefined, isOwed: false }, []],
    [{ duePaise: 0 }, [["give-back", 69_500]]],
    [{ duePaise: 0, ledger: [paid, back] }, []],
    [{ bank: undefined }, [["not-in-bank", -69_500]]],
    [{ bank: { amountPaise: 69_500, source: "message" } }, [["not-in-bank", -69_500]]],
    [{ bank: { amountPaise: 70_000, source: "statement" } }, [["bank-more", 500]]],
    [{ ...byCard, gatewayPaise: 69_500 }, []],
    [byCard, [["gateway-less", -69_500]]],
    [{ ...byCard, gatewayPaise: 70_000 }, [["gateway-more", 500]]],
    // Paid in part before, the rest at the door; then given back in another way than by the gateway.
    [{ ledger: [part], laterPaise: 57_500, bank: partBank }, []],
    [{ ledger: [part, door], bank: partBank }, []],
    [{ ledger: [part], bank: partBank }, [["unpaid", -57_500]]],
    [{ ...byCard, ledger: [{ ...online, amountPaise: 12_000 }, door], gatewayPaise: 12_000 }, []],
    [{ ...byCard, duePaise: 0, ledger: [online, back], gatewayPaise: 69_500 }, []],
    [{ ledger: [paid, goodwill], goodwillPaise: 5_000 }, []],
    [{ ledger: [paid], goodwillPaise: 5_000 }, []],
    [{ ledger: [paid, { ...back, amountPaise: -9_000 }], goodwillPaise: 5_000 }, [["unpaid", -4_000]]],
    [{ method: "cod", bank: undefined }, []],
  ];
  for (const [facts, gaps] of cases) expect(gapsOf({ orders: [order(facts)], ...read })).toEqual(gaps);
  expect(gapsOf({ orders: [order({ bank: undefined })], statementsUntil: addDays(DAY, 2) })).toEqual([]);
  expect(gapsOf({ open: [{ lineId: 1, bookedOn: DAY, amountPaise: 14_900 }] })).toEqual([
    ["no-order", 14_900],
  ]);
});

const paise = fc.integer({ min: 1, max: 500_000 });
const day = fc.integer({ min: 0, max: 20 }).map((n) => addDays("2026-11-01", n));
const method = fc.constantFrom("upi", "online", "cod", "cash", "bank-transfer");
const anyOrder = fc.record({
  method,
  placedOn: day,
  duePaise: fc.oneof(fc.constant(0), paise),
  laterPaise: fc.oneof(fc.constant(0), paise),
  goodwillPaise: fc.oneof(fc.constant(0), paise),
  isOwed: fc.boolean(),
  ledger: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant("payment" as const), method, amountPaise: paise, happenedOn: day }),
      fc.record({
        kind: fc.constant("refund" as const),
        method,
        amountPaise: paise.map((n) => -n),
        happenedOn: day,
      }),
    ),
    { maxLength: 4 },
  ),
  gatewayPaise: fc.oneof(fc.constant(0), paise),
  bank: fc.option(
    fc.record({ amountPaise: paise, source: fc.constantFrom("statement" as const, "message" as const) }),
    { nil: undefined },
  ),
});

test("the sums of all days are those of an independent reckoning, and no gap lies between them", () => {
  fc.assert(
    fc.property(
      fc.array(anyOrder, { maxLength: 30 }),
      fc.array(fc.record({ bookedOn: day, amountPaise: paise }), { maxLength: 10 }),
      fc.option(day, { nil: undefined }),
      (some, lines, statementsUntil) => {
        const orders = some.map((each, at) => ({ ...each, number: `SH-${at}` })) as MoneyOrder[];
        const open = lines.map((line, lineId) => ({ ...line, lineId }));
        const days = compareMoney({ orders, open, statementsUntil });
        const sum = (
          name: "expectedPaise" | "receivedPaise" | "givenBackPaise" | "gatewayPaise" | "bankPaise",
        ) => days.reduce((all, each) => all + each[name], 0);
        // Reckoned over the flat entries, not by order and day.
        const entries = orders.flatMap(({ ledger }) => ledger);
        const total = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
        const ins = total(entries.filter(({ kind }) => kind === "payment").map((entry) => entry.amountPaise));
        const outs = -total(
          entries.filter(({ kind }) => kind === "refund").map((entry) => entry.amountPaise),
        );
        expect([sum("receivedPaise"), sum("givenBackPaise")]).toEqual([ins, outs + 0]);
        expect(sum("gatewayPaise")).toBe(total(orders.map((each) => each.gatewayPaise)));
        const inBank = total([
          ...orders.map(({ bank }) => bank?.amountPaise ?? 0),
          ...open.map((line) => line.amountPaise),
        ]);
        expect(sum("bankPaise")).toBe(inBank);
        // What the ledger keeps is what is expected, and what was said to be missing or too much of it.
        const gaps = days.flatMap((each) => each.gaps);
        const ofOrders = gaps.filter(({ kind }) => kind === "unpaid" || kind === "give-back");
        expect(sum("receivedPaise") - sum("givenBackPaise")).toBe(
          sum("expectedPaise") + total(ofOrders.map((gap) => gap.paise)),
        );
        expect(
          days.reduce((all, { tooMuchPaise, missingPaise }) => all + tooMuchPaise - missingPaise, 0),
        ).toBe(total(gaps.map((gap) => gap.paise)));
        expect(new Set(days.map(({ day: on, method }) => `${on} ${method}`)).size).toBe(days.length);
      },
    ),
    { numRuns: 500 },
  );
});
