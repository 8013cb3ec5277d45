import fc from "fast-check";
import { expect, test } from "vitest";
import { formatOrderNumber, parseOrderNumber } from "#app/domain/orders/order-number.ts";

const sequences = fc.integer({ min: 1, max: 9_999_999 });

test("an order number is short and in one shape", () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      expect(formatOrderNumber(sequence)).toMatch(/^SH-\d{4}-\d{4}$/);
    }),
  );
});

test("the first hundred thousand orders have a hundred thousand numbers", () => {
  const numbers = new Set(Array.from({ length: 100_000 }, (_, index) => formatOrderNumber(index + 1)));
  expect(numbers.size).toBe(100_000);
});

test("neighbouring orders do not have neighbouring numbers", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_998 }), (sequence) => {
      const payload = (each: number) => Number(formatOrderNumber(each).replace(/\D/g, "").slice(0, 7));
      expect(Math.abs(payload(sequence) - payload(sequence + 1))).toBeGreaterThan(1_000_000);
    }),
  );
});

test("an order number is read in any case, with or without dashes, spaces and prefix", () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const number = formatOrderNumber(sequence);
      const digits = number.replace(/\D/g, "");
      const typed = [number, number.toLowerCase(), `  ${number} `, number.replaceAll("-", ""), digits];
      const spaced = [
        `sh ${digits.slice(0, 4)} ${digits.slice(4)}`,
        `#${number}`,
        number.replaceAll("-", "–"),
      ];
      for (const text of [...typed, ...spaced]) expect(parseOrderNumber(text)).toBe(number);
    }),
  );
});

test("one wrong digit or two swapped neighbours are told at once", () => {
  fc.assert(
    fc.property(sequences, fc.nat(7), fc.integer({ min: 1, max: 9 }), (sequence, place, shift) => {
      const digits = [...formatOrderNumber(sequence).replace(/\D/g, "")];
      const wrong = digits.with(place, String((Number(digits[place]) + shift) % 10));
      expect(parseOrderNumber(wrong.join(""))).toBeUndefined();
      const next = (place + 1) % 8;
      if (next === 0 || digits[place] === digits[next]) return;
      const swapped = digits.with(place, digits[next]!).with(next, digits[place]!);
      expect(parseOrderNumber(swapped.join(""))).toBeUndefined();
    }),
  );
});

test("what is no order number is refused", () => {
  for (const text of ["", "SH", "SH-1234", "HM-10482", "1".repeat(10_000), "SH-١٢٣٤-٥٦٧٨"]) {
    expect(parseOrderNumber(text)).toBeUndefined();
  }
});

test.each([0, -1, 1.5, 10_000_000, Number.NaN])("there is no order number for sequence %d", (sequence) => {
  expect(() => formatOrderNumber(sequence)).toThrow(RangeError);
});
