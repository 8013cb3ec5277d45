import { expect, test } from "vitest";
import { parsePack } from "#app/domain/catalog/pack.ts";

test.each([
  ["30 ml", 30, "ml"],
  ["30ml", 30, "ml"],
  ["22 ml drops", 22, "ml"],
  ["1 l", 1000, "ml"],
  ["25 g", 25, "g"],
  ["10 gm", 10, "g"],
  ["100 g toothpaste", 100, "g"],
  ["1 kg", 1000, "g"],
  ["2.5 g", 2.5, "g"],
  ["75 tablets", 75, "unit"],
  ["30 bottles", 30, "unit"],
  ["pack of 80", 80, "unit"],
  ["25 g, pack of 2", 50, "g"],
  ["5 x 10 g", 50, "g"],
  ["38 × 10 ml", 380, "ml"],
  ["10 x 10 tablets", 100, "unit"],
  ["10 x 10", 100, "unit"],
  ["30 + 30 ml", 60, "ml"],
  ["1 dram (4 g)", 4, "g"],
  ["2 drams (8 g)", 8, "g"],
  ["1 dram (4 g) globules", 4, "g"],
  ["30 g globules", 30, "g"],
])("%j holds %d %s", (size, netQuantity, netUnit) => {
  expect(parsePack(size)).toEqual({ netQuantity, netUnit });
});

test("a range, a dram or a bare number names no clear quantity", () => {
  const refused = [
    "",
    "30",
    "450 to 550 g",
    "2 dram",
    "2 dram (a few)",
    "0 ml",
    "30 CH",
    "N/A",
    "x".repeat(10_000),
  ];
  for (const typed of refused) expect(parsePack(typed), typed.slice(0, 40)).toBeUndefined();
});
