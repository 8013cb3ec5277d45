import { expect, test } from "vitest";
import { changePercent, completeReport } from "./report.ts";

test("averages, shares and ratios of the totals are worked out of the sums, and are nothing where they cannot be", () => {
  const { rows, totals } = completeReport(
    [
      { name: "brand", unit: "text" },
      { name: "orders", unit: "count", isSummed: true },
      { name: "sales", unit: "paise", isSummed: true },
      { name: "average", unit: "paise", ratio: ["sales", "orders"] },
      { name: "perHundred", unit: "percent", ratio: ["orders", "sales"] },
      { name: "share", unit: "percent", shareOf: "sales" },
    ],
    [
      { brand: "SBL", orders: 3, sales: 1000 },
      { brand: "Reckeweg", orders: 0, sales: 0 },
    ],
  );
  expect(rows).toEqual([
    { brand: "SBL", orders: 3, sales: 1000, average: 333, perHundred: 0.3, share: 100 },
    { brand: "Reckeweg", orders: 0, sales: 0, average: null, perHundred: null, share: 0 },
  ]);
  expect(totals).toEqual({ orders: 3, sales: 1000, average: 333, perHundred: 0.3 });
});

test("a change is in whole per cent of what was before, and none from nothing", () => {
  expect([changePercent(150, 100), changePercent(0, 100), changePercent(5, 0)]).toEqual([
    50,
    -100,
    undefined,
  ]);
});
