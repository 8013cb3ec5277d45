import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPaperNumber, parsePaperNumber } from "#app/domain/paper-number.ts";

const sequences = fc.integer({ min: 1, max: 9_999_999 });
const kinds = fc.constantFrom("enquiry", "quote", "consultation", "prescription");
const now = new Date("2026-11-21T10:00:00+05:30");

test("a paper's number says its kind and India's year, and is read in any spelling", () => {
  fc.assert(
    fc.property(kinds, sequences, (kind, sequence) => {
      const number = formatPaperNumber({ kind, sequence, now });
      expect(number).toMatch(/^(EN|QU|CO|RX)26-\d{4}-\d{4}$/);
      for (const typed of [number, number.toLowerCase(), ` ${number.replaceAll("-", " ")} `]) {
        expect(parsePaperNumber(kind, typed)).toBe(number);
      }
    }),
  );
});

test("the year is India's, also in the last hours of the year elsewhere", () => {
  const newYear = new Date("2026-12-31T20:00:00Z");
  expect(formatPaperNumber({ kind: "quote", sequence: 1, now: newYear })).toMatch(/^QU27-/);
});

test("a wrong digit and a number of another kind are told at once", () => {
  fc.assert(
    fc.property(
      sequences,
      fc.integer({ min: 0, max: 7 }),
      fc.integer({ min: 1, max: 9 }),
      (n, place, shift) => {
        const number = formatPaperNumber({ kind: "enquiry", sequence: n, now });
        const digits = [...number.slice(5).replace("-", "")];
        const wrong = digits.with(place, String((Number(digits[place]) + shift) % 10)).join("");
        expect(parsePaperNumber("enquiry", `EN26${wrong}`)).toBeUndefined();
        expect(parsePaperNumber("quote", number)).toBeUndefined();
      },
    ),
  );
});
