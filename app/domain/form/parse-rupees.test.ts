import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { rupees, rupeesExact } from "#app/domain/money.ts";

const ANY = { minPaise: 0, maxPaise: 9_999_999_999 };

test.each([
  ["187.50", 18_750],
  ["₹1,200", 120_000],
  ["1,18,440.5", 11_844_050],
  [" 0.05 ", 5],
  ["0", 0],
  ["007", 700],
  ["1 200", 120_000],
])("%j is %i paise", (typed, paise) => {
  expect(parseRupees(typed, ANY)).toBe(paise);
});

test.each(["", " ", "₹", "-1", "1.234", ".5", "5.", "1e3", "1.2.3", "a lot", "123456789", "१२"])(
  "%j is no amount",
  (typed) => {
    expect(parseRupees(typed, ANY)).toBeUndefined();
  },
);

test("least and most are still allowed, a paisa outside them is not", () => {
  const limits = { minPaise: 100, maxPaise: 100_000_000 };
  expect([parseRupees("1", limits), parseRupees("10,00,000", limits)]).toEqual([100, 100_000_000]);
  expect([parseRupees("0.99", limits), parseRupees("10,00,000.01", limits)]).toEqual([undefined, undefined]);
});

test("what the shop writes is read as the same amount, to the paisa", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: ANY.maxPaise }), (paise) => {
      for (const written of [rupees(paise), rupeesExact(paise), (paise / 100).toFixed(2)])
        expect(parseRupees(written, ANY)).toBe(paise);
    }),
  );
});

test("whatever is typed, the answer is whole paise inside the limits, or nothing", () => {
  const typed = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[-₹]?\d{0,10}(\.\d{0,4})?$/),
    fc.float().map(String),
  );
  fc.assert(
    fc.property(typed, fc.nat(), fc.nat(), (text, minPaise, maxPaise) => {
      const paise = parseRupees(text, { minPaise, maxPaise });
      if (paise === undefined) return;
      expect(Number.isSafeInteger(paise)).toBe(true);
      expect(paise).toBeGreaterThanOrEqual(minPaise);
      expect(paise).toBeLessThanOrEqual(maxPaise);
    }),
  );
});

test("an amount below 0 and one with three decimals are never read", () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 999 }), (whole, part) => {
      expect(parseRupees(`-${whole}`, ANY)).toBeUndefined();
      expect(parseRupees(`${whole}.${String(part).padStart(3, "0")}`, ANY)).toBeUndefined();
    }),
  );
});
