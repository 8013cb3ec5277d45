import fc from "fast-check";
import { expect, test } from "vitest";
import { checkDigit, parseGtin } from "#app/domain/catalog/gtin.ts";

test.each([
  ["8901030865275", "8901030865275"],
  ["8 901030 865275", "8901030865275"],
  ["036000291452", "036000291452"],
  ["0036000291452", "036000291452"],
  ["96385074", "96385074"],
  ["00000096385074", "96385074"],
  ["18901030865272", "18901030865272"],
])("%s is the barcode %s", (typed, barcode) => {
  expect(parseGtin(typed)).toBe(barcode);
});

test.each(["8901030865279", "890103086527", "8.90103E+12", "ARN-30", "", "0000000000000", "123456789012345"])(
  "“%s” is no barcode",
  (typed) => {
    expect(parseGtin(typed)).toBeUndefined();
  },
);

const body = fc.constantFrom(7, 11, 12, 13).chain((length) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((digits) => digits.join(""))
    .filter((digits) => /[1-9]/.test(digits)),
);
const barcodes = body.map((digits) => digits + checkDigit(digits));

test("every number with its check digit is a barcode, has one spelling, and zeros in front do not change it", () => {
  fc.assert(
    fc.property(barcodes, (barcode) => {
      const read = parseGtin(barcode)!;
      expect(parseGtin(read)).toBe(read);
      expect(parseGtin(barcode.padStart(14, "0"))).toBe(read);
      expect(Number(read)).toBe(Number(barcode));
    }),
  );
});

test("one wrong digit anywhere is always noticed", () => {
  fc.assert(
    fc.property(barcodes, fc.nat(), fc.integer({ min: 1, max: 9 }), (barcode, at, step) => {
      const place = at % barcode.length;
      const wrong = (Number(barcode[place]) + step) % 10;
      expect(parseGtin(barcode.slice(0, place) + wrong + barcode.slice(place + 1))).toBeUndefined();
    }),
  );
});
