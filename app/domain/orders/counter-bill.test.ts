import { expect, test } from "vitest";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import {
  addPacks,
  billLineProblem,
  billTotalPaise,
  RECEIVED,
  readBillLines,
} from "#app/domain/orders/counter-bill.ts";

test("a sent bill is read line by line; an empty quantity leaves the line out, a wrong one is told", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["line-12", "3"],
    ["line-7", ""],
    ["line-8", "two"],
    ["line-x", "1"],
    ["note", "4"],
  ] as const)
    form.set(name, value);
  expect(readBillLines(form)).toEqual([
    { productId: 12, quantity: 3 },
    { productId: 8, quantity: Number.NaN },
  ]);
});

test("packs of a product that is on the bill go into its line", () => {
  const bill = [{ productId: 1, quantity: 2 }];
  expect(addPacks(bill, { productId: 1, quantity: 3 })).toEqual([{ productId: 1, quantity: 5 }]);
  expect(addPacks(bill, { productId: 2, quantity: 1 })).toHaveLength(2);
});

test("a bill adds up to the paisa, an unreadable quantity counts nothing", () => {
  const lines = [
    { pricePaise: 9_950, quantity: 3 },
    { pricePaise: 1, quantity: 2 },
    { pricePaise: 5_000, quantity: Number.NaN },
  ];
  expect(billTotalPaise(lines)).toBe(29_852);
});

test("a line is sold in whole packs that are there, and only for retail", () => {
  const line = { quantity: 2, freeQuantity: 2, soldTo: "anyone" } as const;
  expect(billLineProblem(line)).toBeUndefined();
  expect(billLineProblem({ ...line, quantity: 3 })).toBe("more-than-stock");
  expect(billLineProblem({ ...line, quantity: 0 })).toBe("bad-quantity");
  expect(billLineProblem({ ...line, soldTo: "nobody" })).toBe("not-for-retail");
});

test("cash is typed in rupees, with or without sign, comma and paise", () => {
  expect(
    ["500", "₹1,250.50", " 20.5 ", "-5", "5 hundred", ""].map((typed) => parseRupees(typed, RECEIVED)),
  ).toEqual([50_000, 125_050, 2_050, undefined, undefined, undefined]);
});
