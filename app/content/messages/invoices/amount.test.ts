import fc from "fast-check";
import { expect, test } from "vitest";
import { amountText } from "#app/content/messages/invoices/amount.ts";

test.each([
  [0, "Rupees zero only."],
  [100, "Rupee one only."],
  [69_500, "Rupees six hundred and ninety-five only."],
  [854_900, "Rupees eight thousand five hundred and forty-nine only."],
  [10_050, "Rupees one hundred and fifty paise only."],
  [100_005, "Rupees one thousand and five paise only."],
  [10_000_000, "Rupees one lakh only."],
  [
    1_23_45_678_09,
    "Rupees one crore twenty-three lakh forty-five thousand six hundred and seventy-eight and nine paise only.",
  ],
  [2_00_00_001_00, "Rupees two crore and one only."],
  [12_34_00_00_000_00, "Rupees one thousand two hundred and thirty-four crore only."],
])("%i paise are %j", (paise, said) => {
  expect(amountText.inWords(paise)).toBe(said);
});

test("no two amounts of a shop are said alike", () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(2_000_000_000), (a, b) => {
      fc.pre(a !== b);
      expect(amountText.inWords(a)).not.toBe(amountText.inWords(b));
      expect(amountText.inWords(a)).toMatch(/^Rupees? [a-z -]+ only\.$/);
    }),
  );
});
