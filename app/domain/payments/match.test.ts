import { expect, test } from "vitest";
import { formatOrderNumber } from "#app/domain/orders/order-number.ts";
import { likelyOrders, type MatchLine, type MatchOrder, matchLines } from "#app/domain/payments/match.ts";

const order = (facts: Partial<MatchOrder> = {}): MatchOrder => ({
  id: 1,
  number: "SH-9800-0014",
  amountPaise: 33_800,
  placedOn: "2026-11-20",
  reference: undefined,
  state: "waiting",
  ...facts,
});
const other = (facts: Partial<MatchOrder> = {}) => order({ id: 2, number: "SH-0000-0000", ...facts });
const line = (facts: Partial<MatchLine> = {}): MatchLine => ({
  id: 7,
  bookedOn: "2026-11-21",
  amountPaise: 33_800,
  narration: "UPI/ASHA",
  reference: undefined,
  ...facts,
});
const UTR = "632412880417";

test("the bank's number or the order's number, with the exact amount, is sure", () => {
  const found = [{ lineId: 7, orderId: 1, by: "reference" }];
  const rival = other({ amountPaise: 33_800 });
  expect(matchLines([line({ reference: UTR })], [order({ reference: UTR }), rival])).toEqual(found);
});

test("an exact amount counts when one order alone fits it in time", () => {
  const found = [{ lineId: 7, orderId: 1, by: "amount" }];
  expect(matchLines([line()], [order()])).toEqual(found);
  expect(matchLines([line()], [order(), other({ placedOn: "2026-11-10" })])).toEqual(found);
  expect(matchLines([line()], [order(), other({ amountPaise: 33_900 })])).toEqual([]);
  expect(matchLines([line()], [order(), other({ state: "ended" })])).toEqual([]);
  expect(matchLines([line()], [order(), other({ state: "paid" })])).toEqual([]);
  expect(matchLines([line({ bookedOn: "2026-11-19" })], [order()])).toEqual([]);
  expect(matchLines([line({ bookedOn: "2026-11-24" })], [order()])).toEqual([]);
  expect(matchLines([line(), line({ id: 8 })], [order()])).toEqual([]);
});

test("two digits in each other's place are read right where the amount is exact, and one order alone is meant", () => {
  const found = [{ lineId: 7, orderId: 1, by: "reference" }];
  const number = formatOrderNumber(9_800);
  const typed = `${number.slice(0, -2)}${number.at(-1)}${number.at(-2)}`;
  const meant = order({ number });
  const rival = other({ number: formatOrderNumber(77) });
  const narration = `UPI/${typed}`;
  expect(matchLines([line({ narration })], [meant, rival])).toEqual(found);
  expect(matchLines([line({ narration, amountPaise: 33_900 })], [meant, rival])).toEqual([]);
  expect(matchLines([line({ narration }), line({ id: 8, narration })], [meant, rival])).toEqual([]);
  expect(matchLines([line({ narration })], [order({ number, state: "paid" }), rival])).toEqual([]);
  const claimed = order({ reference: "632412884017" });
  expect(matchLines([line({ reference: UTR })], [claimed, rival])).toEqual(found);
  const far = order({ reference: "632412881047" });
  expect(matchLines([line({ reference: UTR })], [far, rival])).toEqual([]);
});

test("an amount off by a rupee is for a human, also with the right number", () => {
  const off = { amountPaise: 33_900 };
  expect(matchLines([line(off)], [order()])).toEqual([]);
  expect(matchLines([line({ ...off, reference: UTR })], [order({ reference: UTR })])).toEqual([]);
});

test("money for an order that ended is for a human; of one that was confirmed before it is known", () => {
  const reference = UTR;
  expect(matchLines([line({ reference })], [order({ reference, state: "ended" })])).toEqual([]);
  expect(matchLines([line({ reference })], [order({ reference, state: "paid" })])).toEqual([
    { lineId: 7, orderId: 1, by: "known" },
  ]);
});

test("two lines for one order, or two orders in one line, settle nothing", () => {
  const reference = UTR;
  const twice = [line({ reference }), line({ id: 8, reference })];
  expect(matchLines(twice, [order({ reference })])).toEqual([]);
  expect(matchLines([line({ reference })], [order({ reference }), other({ reference })])).toEqual([]);
});

test("a human sees the named order first, then those near by amount and days", () => {
  const near = other({ amountPaise: 33_700 });
  const far = other({ id: 3, amountPaise: 50_000 });
  const named = other({ id: 4, amountPaise: 99_900, reference: UTR });
  const shown = likelyOrders(line({ reference: UTR }), [near, order(), far, named], 5);
  expect(shown.map(({ id }) => id)).toEqual([4, 1, 2]);
});
