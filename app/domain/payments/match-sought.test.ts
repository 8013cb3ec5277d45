import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/india-time.ts";
import { formatOrderNumber } from "#app/domain/orders/order-number.ts";
import {
  likelyOrders,
  type MatchLine,
  type MatchOrder,
  matchLines,
  soughtBy,
} from "#app/domain/payments/match.ts";

const FEW = 6;
const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays("2026-10-01", days));
const amountPaise = fc.integer({ min: 1, max: 12 }).map((rupees) => 33_000 + rupees * 100);
const reference = fc.option(
  fc.integer({ min: 1, max: 9 }).map((last) => `63241288041${last}`),
  { nil: undefined },
);
const lines = fc
  .array(
    fc.record({
      bookedOn: day,
      amountPaise,
      reference,
      narration: fc.oneof(
        fc.constant("UPI/ASHA"),
        fc.integer({ min: 1, max: 30 }).map((id) => `UPI/${formatOrderNumber(id)}`),
      ),
    }),
    { maxLength: FEW },
  )
  .map((all): MatchLine[] => all.map((each, id) => ({ id, ...each })));
const orders = fc
  .array(
    fc.record({
      amountPaise,
      reference,
      placedOn: day,
      state: fc.constantFrom("waiting" as const, "paid" as const, "ended" as const),
    }),
    { maxLength: 30 },
  )
  .map((all): MatchOrder[] =>
    all.map((each, place) => ({ id: place + 1, number: formatOrderNumber(place + 1), ...each })),
  );

test("lines find the same orders among those that are sought for them as among all", () => {
  fc.assert(
    fc.property(lines, orders, (some, all) => {
      const { numbers, references, placedOn } = soughtBy(some);
      const sought = all.filter(
        (order) =>
          order.state === "waiting" ||
          numbers.includes(order.number) ||
          (order.reference !== undefined && references.includes(order.reference)) ||
          placedOn.some(({ from, to }) => from <= order.placedOn && order.placedOn <= to),
      );
      expect(matchLines(some, sought)).toEqual(matchLines(some, all));
      for (const line of some) expect(likelyOrders(line, sought, FEW)).toEqual(likelyOrders(line, all, FEW));
    }),
  );
});

test("without a line only orders that wait are sought", () => {
  expect(soughtBy([])).toEqual({ numbers: [], references: [], placedOn: [] });
});
