import { expect, test } from "vitest";
import { isPacked, type PackCounts, scanPack } from "#app/domain/orders/pack-scan.ts";

const arnica = {
  id: 1,
  sku: "ARNICA-30",
  barcode: "8901030865275",
  batches: [
    { batchId: 11, quantity: 2 },
    { batchId: 12, quantity: 1 },
  ],
};
const nux = { id: 2, sku: "NUX-200", barcode: null, batches: [{ batchId: 21, quantity: 1 }] };
const lines = [arnica, nux];

function scanAll(...typed: string[]) {
  let counts: PackCounts = {};
  const found = typed.map((code) => {
    const scan = scanPack(lines, counts, code);
    if (scan.found === "pack") counts = scan.counts;
    return scan.found;
  });
  return { found, counts };
}

test("each scanned pack counts for its line, the earliest batch first", () => {
  expect(scanAll("8901030865275", "08901030865275", "arnica-30").counts).toEqual({
    "1-11-2": 2,
    "1-12-1": 1,
  });
});

test("the parcel is packed when the last pack was scanned, not before", () => {
  const three = ["8901030865275", "8901030865275", "8901030865275"];
  expect(isPacked(lines, scanAll(...three).counts)).toBe(false);
  expect(isPacked(lines, scanAll(...three, " nux-200 ").counts)).toBe(true);
});

test("a pack that is not in the order, and one pack too many, are told and count for nothing", () => {
  expect(scanAll("8901030865282", "", "NUX-200", "NUX-200")).toEqual({
    found: ["wrong", "wrong", "pack", "too-many"],
    counts: { "2-21-1": 1 },
  });
});
