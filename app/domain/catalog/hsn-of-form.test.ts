import { expect, test } from "vitest";
import { listCatalogProducts } from "#app/db/seed/products/list-products.ts";
import { isHsnOfForm } from "#app/domain/catalog/hsn-of-form.ts";

test.each([
  ["a homoeopathic code on a dilution", "30049014", "dilutions", "dilution", true],
  ["the same, unpacked", "30039014", "dilutions", "dilution", true],
  ["four digits of it", "3004", "dilutions", "dilution", true],
  ["an Ayurvedic code on a lozenge", "30049011", "medicines", "lozenges", false],
  ["an allopathic code on tablets", "30049099", "medicines", "tablets", false],
  ["a bio-chemic code on a tissue salt", "30049015", "biochemic", "tablets", true],
  ["a homoeopathic code on a tissue salt", "30049014", "biochemic", "tablets", false],
  ["a bio-chemic code on a tincture", "30049015", "mother-tinctures", "mother-tincture", false],
  ["a shampoo as a cosmetic", "33051090", "cosmetics", "shampoo", true],
  ["a shampoo as a medicine", "30049014", "cosmetics", "shampoo", true],
  ["a soap under shampoos", "33051090", "cosmetics", "soap", false],
  ["a shampoo under Ayurvedic medicines", "30049011", "cosmetics", "shampoo", false],
  ["a syrup under cosmetics", "33049910", "medicines", "syrup", false],
  ["an empty glass vial", "70109000", "supplies", "vial", true],
  ["a vial under Ayurvedic medicines", "30049011", "supplies", "vial", false],
])("%s: %s", (_, hsn, form, dosageForm, isRight) => {
  expect(isHsnOfForm({ hsn, form, dosageForm })).toBe(isRight);
});

test("every product of the catalogue stands under a code of its form", () => {
  const wrong = listCatalogProducts("2026-11-22").filter(
    ({ row, form }) => !isHsnOfForm({ hsn: row.hsn, form, dosageForm: row.dosageForm }),
  );
  expect(wrong.map(({ row }) => `${row.slug} ${row.hsn}`)).toEqual([]);
});
