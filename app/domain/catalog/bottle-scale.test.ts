import { expect, test } from "vitest";
import { bottleScale, type PackshotForm } from "#app/domain/catalog/bottle-scale.ts";

const ml = (form: PackshotForm, netQuantity: number) => bottleScale({ form, netQuantity, netUnit: "ml" });
const grams = (form: PackshotForm, netQuantity: number) => bottleScale({ form, netQuantity, netUnit: "g" });

test("bottles of 10, 11, 20, 22, 30, 60 and 100 ml grow with the cube root of what they hold", () => {
  expect([10, 11, 20, 22, 30, 60, 100].map((size) => ml("dilution", size))).toEqual([
    72, 72, 88, 88, 100, 115, 130,
  ]);
});

test("a mother tincture of half a litre is larger than one of 100 ml", () => {
  expect(ml("mother-tincture", 450)).toBeGreaterThan(ml("mother-tincture", 100));
});

test("syrups, oils and shampoos are drawn tall, so 180 ml is their usual size", () => {
  for (const form of ["syrup", "oil", "shampoo"] as const)
    expect([50, 100, 120, 180, 450].map((size) => ml(form, size))).toEqual([72, 88, 88, 100, 115]);
});

test("a vial, a tube and a jar of 25 g are told apart from the large ones of their kind", () => {
  expect([3.5, 10, 25, 50, 450].map((size) => grams("globules", size))).toEqual([72, 72, 100, 115, 130]);
  expect([15, 25, 100].map((size) => grams("ointment", size))).toEqual([88, 100, 130]);
});

test("what is counted in pieces, and kits, have one size", () => {
  expect(bottleScale({ form: "tablets", netQuantity: 500, netUnit: "unit" })).toBe(100);
  expect(ml("kit", 500)).toBe(100);
});

test("no drawing is so large that the wall cuts it", () => {
  // Height of each drawing on its canvas of 480 above the plank; the wall has room for 1.4 heights of a dilution.
  const drawn: Partial<Record<PackshotForm, number>> = {
    dilution: 382,
    "mother-tincture": 340,
    syrup: 400,
    globules: 390,
    ointment: 368,
  };
  for (const [form, height] of Object.entries(drawn))
    for (const size of [10, 100, 1000])
      for (const netUnit of ["ml", "g"] as const)
        expect(
          (bottleScale({ form: form as PackshotForm, netQuantity: size, netUnit }) * height) / 382,
        ).toBeLessThanOrEqual(134);
});
