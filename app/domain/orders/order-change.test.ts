import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type KeptLine,
  keptQuantity,
  refundDuePaise,
  valueOfLeaving,
} from "#app/domain/orders/order-change.ts";

const lines: KeptLine[] = [
  { id: 1, pricePaise: 10_000, quantity: 3, cancelledQuantity: 1, returnedQuantity: 0 },
  { id: 2, pricePaise: 4_500, quantity: 1, cancelledQuantity: 0, returnedQuantity: 0 },
];

test("packs that leave are worth what they were sold for", () => {
  expect(valueOfLeaving(lines, [{ lineId: 1, quantity: 2 }])).toEqual({ paise: 20_000, isWholeOrder: false });
});

test("when the last pack leaves, the whole order leaves", () => {
  const all = lines.map((line) => ({ lineId: line.id, quantity: keptQuantity(line) }));
  expect(valueOfLeaving(lines, all)).toEqual({ paise: 24_500, isWholeOrder: true });
});

test.each([
  [[], "nothing-chosen"],
  [[{ lineId: 9, quantity: 1 }], "unknown-line"],
  [
    [
      { lineId: 1, quantity: 1 },
      { lineId: 1, quantity: 1 },
    ],
    "unknown-line",
  ],
  [[{ lineId: 1, quantity: 3 }], "too-many"],
  [[{ lineId: 1, quantity: 0 }], "too-many"],
  [[{ lineId: 1, quantity: -1 }], "too-many"],
  [[{ lineId: 1, quantity: 0.5 }], "too-many"],
])("%o cannot leave: %s", (leaving, problem) => {
  expect(valueOfLeaving(lines, leaving)).toEqual({ problem });
});

test("nobody is owed more than they paid, and an order that was given up gives all of it back", () => {
  const paise = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(
      paise,
      paise,
      paise,
      paise,
      fc.boolean(),
      (totalPaise, cancelled, paidPaise, refunded, isGivenUp) => {
        const cancelledPaise = Math.min(cancelled, totalPaise);
        const refundedPaise = Math.min(refunded, paidPaise);
        const due = refundDuePaise({ isGivenUp, totalPaise, cancelledPaise, paidPaise, refundedPaise });
        expect(due).toBeGreaterThanOrEqual(0);
        expect(due + refundedPaise).toBeLessThanOrEqual(Math.max(paidPaise, refundedPaise));
        if (isGivenUp) expect(due).toBe(paidPaise - refundedPaise);
      },
    ),
  );
});
