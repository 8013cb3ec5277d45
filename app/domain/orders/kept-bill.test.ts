import { expect, test } from "vitest";
import { billToKeep, readKeptBill } from "#app/domain/orders/kept-bill.ts";

const billKey = "0b6f6a3e-52a4-4d5c-9d0b-6a6c2f3d7e11";
const now = Date.UTC(2026, 10, 21, 5, 0);
const line = { productId: 7, quantity: 2, prescriptionLineId: 3, name: "Arnica" };
const kept = billToKeep({ billKey, after: "SH-1", lines: [line], now })!;
const read = (sold: string, later = 0) => readKeptBill(JSON.stringify(kept), { sold, now: now + later });

test("a bill keeps its key, products and packs, and nothing else", () => {
  expect(kept).toEqual({ billKey, after: "SH-1", keptAt: now, lines: [{ productId: 7, quantity: 2 }] });
});

test("an empty bill, and a line whose quantity is none, are not kept", () => {
  expect(billToKeep({ billKey, after: "", lines: [], now })).toBeUndefined();
  expect(
    billToKeep({ billKey, after: "", lines: [{ productId: 7, quantity: Number.NaN }], now }),
  ).toBeUndefined();
});

test("a bill begun after a sale comes back beside it; the bill that was sold does not", () => {
  expect(read("SH-1")).toEqual(kept);
  expect(read("")).toEqual(kept);
  expect(read("SH-2")).toBeUndefined();
});

test("a bill of yesterday, and anything that is none, is forgotten", () => {
  expect(read("", 25 * 60 * 60_000)).toBeUndefined();
  for (const text of [null, "", "{", "[]", '{"billKey":"x","lines":[]}'])
    expect(readKeptBill(text, { sold: "", now })).toBeUndefined();
});
