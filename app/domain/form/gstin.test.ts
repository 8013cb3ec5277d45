import fc from "fast-check";
import { expect, test } from "vitest";
import { GST_STATES, gstinCheckDigit, gstinState, parseGstin } from "#app/domain/form/gstin.ts";

const CHARACTERS = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const letters = (count: number) =>
  fc.array(fc.constantFrom(...CHARACTERS.slice(10)), { minLength: count, maxLength: count });
const digits = (count: number) =>
  fc.array(fc.constantFrom(...CHARACTERS.slice(0, 10)), { minLength: count, maxLength: count });
const gstins = fc
  .tuple(
    fc.constantFrom(...GST_STATES),
    letters(5),
    digits(4),
    letters(1),
    fc.constantFrom(...CHARACTERS.slice(1)),
  )
  .map((parts) => `${parts.flat().join("")}Z`)
  .map((first14) => first14 + gstinCheckDigit(first14));

test.each(["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "06ABCDE1234F1Z4"])("%s is a GSTIN", (gstin) => {
  expect(parseGstin(gstin)).toBe(gstin);
});

test("every one of the 525 single wrong characters of a GSTIN is told", () => {
  const gstin = [..."27AAPFU0939F1ZV"];
  const wrong = gstin.flatMap((right, place) =>
    CHARACTERS.filter((each) => each !== right).map((each) => gstin.with(place, each).join("")),
  );
  expect(wrong).toHaveLength(525);
  expect(wrong.filter((each) => parseGstin(each) !== undefined)).toEqual([]);
});

test("any GSTIN is read in small letters, with spaces and with dashes, and names its state", () => {
  fc.assert(
    fc.property(gstins, (gstin) => {
      const spaced = `${gstin.slice(0, 2)} ${gstin.slice(2, 12)}-${gstin.slice(12)}`.toLowerCase();
      expect(parseGstin(spaced)).toBe(gstin);
      expect(gstinState(gstin)).toBe(gstin.slice(0, 2));
    }),
  );
});

test("another check digit, a longer text and nothing are refused", () => {
  fc.assert(
    fc.property(gstins, fc.constantFrom(...CHARACTERS), (gstin, last) => {
      if (last !== gstin[14]) expect(parseGstin(gstin.slice(0, 14) + last)).toBeUndefined();
      expect(parseGstin(`${gstin}0`)).toBeUndefined();
    }),
  );
  for (const text of ["", "06", "०६ABCDE1234F1Z4", "0".repeat(10_000)])
    expect(parseGstin(text)).toBeUndefined();
});

test.each(["00", "25", "28", "39", "98"])("no state has the code %s", (state) => {
  const first14 = `${state}AAPFU0939F1Z`;
  expect(parseGstin(first14 + gstinCheckDigit(first14))).toBeUndefined();
});
