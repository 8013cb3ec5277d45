import { expect, test } from "vitest";
import { listCatalogProducts } from "#app/db/seed/products/list-products.ts";
import { alcoholIn, isPackTooStrong } from "#app/domain/catalog/alcohol.ts";

test.each([
  ["30 ml of a tincture whose label nobody read", 30, undefined, "mouth", false],
  ["100 ml with 90 %", 100, 90, "mouth", true],
  ["180 ml of a tonic with 12 %", 180, 12, "mouth", false],
  ["180 ml of a tonic with 12.1 %", 180, 12.1, "mouth", true],
  ["180 ml of a tonic whose label nobody read", 180, undefined, "mouth", true],
  ["180 ml of a tonic without alcohol", 180, 0, "mouth", false],
  ["110 ml of a hair oil whose label nobody read", 110, undefined, "hair", false],
  ["110 ml of a rub with 60 %", 110, 60, "skin", true],
] as const)("%s: closed for retail is %s", (_, netQuantity, alcoholPercent, route, isClosed) => {
  expect(isPackTooStrong({ netQuantity, netUnit: "ml", alcoholPercent, route })).toBe(isClosed);
});

test("what nobody read off a label is told by the form, or not at all", () => {
  expect(alcoholIn({ dosageForm: "dilution" })).toBe("some");
  expect(alcoholIn({ dosageForm: "tablets" })).toBe("none");
  expect(alcoholIn({ dosageForm: "syrup" })).toBe("unknown");
  expect(alcoholIn({ dosageForm: "syrup", alcoholPercent: 0 })).toBe("none");
  expect(alcoholIn({ dosageForm: "dilution", alcoholPercent: 88 })).toBe(88);
});

test("no large bottle of the catalogue is on sale before its alcohol is entered, and no percentage is assumed", () => {
  const rows = listCatalogProducts("2026-11-22").map(({ row }) => row);
  const large = rows.filter((row) => row.netUnit === "ml" && row.netQuantity > 30 && row.route === "mouth");
  expect(large.length).toBeGreaterThan(50);
  expect(large.filter(({ soldTo }) => soldTo !== "nobody").map(({ slug }) => slug)).toEqual([]);
  expect(rows.filter(({ alcoholPercent }) => typeof alcoholPercent === "number")).toEqual([]);
});
