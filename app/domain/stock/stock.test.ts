import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/india-time.ts";
import { allocateBatches } from "#app/domain/stock/stock.ts";

const today = "2026-11-21";
const minShelfDaysLeft = 90;

test("the batch that expires first is taken first, the next one fills up", () => {
  const batches = [
    { id: 1, expiresOn: "2029-01-31", quantityAvailable: 10 },
    { id: 2, expiresOn: "2027-06-30", quantityAvailable: 3 },
  ];
  expect(allocateBatches({ batches, quantity: 5, today, minShelfDaysLeft })).toEqual([
    { batchId: 2, quantity: 3 },
    { batchId: 1, quantity: 2 },
  ]);
});

test("a batch with exactly 90 days left stays on the shelf, with 91 it is sold", () => {
  const batchWith = (days: number) => [{ id: 1, expiresOn: addDays(today, days), quantityAvailable: 1 }];
  expect(allocateBatches({ batches: batchWith(90), quantity: 1, today, minShelfDaysLeft })).toBeUndefined();
  expect(allocateBatches({ batches: batchWith(91), quantity: 1, today, minShelfDaysLeft })).toEqual([
    { batchId: 1, quantity: 1 },
  ]);
});

test("an order for more than the stock gets nothing, not a part", () => {
  const batches = [{ id: 1, expiresOn: "2029-01-31", quantityAvailable: 4 }];
  expect(allocateBatches({ batches, quantity: 5, today, minShelfDaysLeft })).toBeUndefined();
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  "a quantity of %d is never allocated",
  (quantity) => {
    const batches = [{ id: 1, expiresOn: "2029-01-31", quantityAvailable: 4 }];
    expect(allocateBatches({ batches, quantity, today, minShelfDaysLeft })).toBeUndefined();
  },
);

const shelves = fc.uniqueArray(
  fc.record({
    id: fc.nat(1000),
    expiresOn: fc.integer({ min: -100, max: 900 }).map((days) => addDays(today, days)),
    quantityAvailable: fc.nat(20),
  }),
  { selector: (batch) => batch.id, maxLength: 12 },
);

test("whatever is on the shelf: the full quantity from sellable batches, none overdrawn, or nothing", () => {
  fc.assert(
    fc.property(shelves, fc.integer({ min: 1, max: 60 }), (batches, quantity) => {
      const sellable = batches.filter((batch) => batch.expiresOn > addDays(today, minShelfDaysLeft));
      const inStock = sellable.reduce((sum, batch) => sum + batch.quantityAvailable, 0);
      const shares = allocateBatches({ batches, quantity, today, minShelfDaysLeft });
      expect(shares !== undefined).toBe(inStock >= quantity);
      if (shares === undefined) return;
      expect(shares.reduce((sum, share) => sum + share.quantity, 0)).toBe(quantity);
      const taken = shares.map((share) => ({
        ...share,
        batch: sellable.find((batch) => batch.id === share.batchId)!,
      }));
      expect(
        taken.every((share) => share.quantity >= 1 && share.quantity <= share.batch.quantityAvailable),
      ).toBe(true);
      // Every batch before the last one is emptied, and expiries never go back.
      expect(taken.slice(0, -1).every((share) => share.quantity === share.batch.quantityAvailable)).toBe(
        true,
      );
      const expiries = taken.map((share) => share.batch.expiresOn);
      expect(expiries).toEqual(expiries.toSorted());
    }),
  );
});
