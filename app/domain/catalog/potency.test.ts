import fc from "fast-check";
import { expect, test } from "vitest";
import { comparePotency, dilutionExponent, parsePotency, potencyLabel } from "#app/domain/catalog/potency.ts";

test.each([
  ["30", "C", 30],
  ["30c", "C", 30],
  ["30C", "C", 30],
  ["30CH", "C", 30],
  ["30 CH", "C", 30],
  ["C30", "C", 30],
  ["200", "C", 200],
  ["1000", "C", 1000],
  ["1M", "C", 1000],
  ["1 m", "C", 1000],
  ["10M", "C", 10_000],
  ["50M", "C", 50_000],
  ["CM", "C", 100_000],
  ["c.m.", "C", 100_000],
  ["100000", "C", 100_000],
  ["6x", "X", 6],
  ["6 X", "X", 6],
  ["D6", "X", 6],
  ["3D", "X", 3],
  ["30X", "X", 30],
  ["0/1", "LM", 1],
  ["O/30", "LM", 30],
  ["LM1", "LM", 1],
  ["LM 1", "LM", 1],
  ["LM-12", "LM", 12],
  ["1 lm", "LM", 1],
  ["Q", "Q", 0],
  ["q", "Q", 0],
  ["MT", "Q", 0],
  ["M.T.", "Q", 0],
  ["mother tincture", "Q", 0],
  ["Ø", "Q", 0],
])("%j is the potency %s %i", (text, scale, number) => {
  expect(parsePotency(text)).toEqual({ scale, number });
});

test.each(["", "0", "0C", "LM 0", "30 ml", "30ml", "20 g", "75 tablets", "-6X", "6.5X", "R89", "CX", "1e9"])(
  "%j is no potency",
  (text) => {
    expect(parsePotency(text)).toBeUndefined();
  },
);

test.each([
  ["Q", "Q"],
  ["6X", "6X"],
  ["30", "30 CH"],
  ["200C", "200 CH"],
  ["1000CH", "1M"],
  ["10M", "10M"],
  ["50M", "50M"],
  ["100M", "CM"],
  ["0/1", "LM 1"],
])("%j is printed as %j", (text, label) => {
  expect(potencyLabel(parsePotency(text)!)).toBe(label);
});

const potencies = fc.oneof(
  fc.constant({ scale: "Q" as const, number: 0 }),
  fc.record({ scale: fc.constant("X" as const), number: fc.integer({ min: 1, max: 9999 }) }),
  fc.record({ scale: fc.constant("C" as const), number: fc.integer({ min: 1, max: 999_999 }) }),
  fc.record({ scale: fc.constant("LM" as const), number: fc.integer({ min: 1, max: 999 }) }),
);

test("every potency reads back from its label, in any case and spacing", () => {
  fc.assert(
    fc.property(potencies, (potency) => {
      const label = potencyLabel(potency);
      expect(parsePotency(label)).toEqual(potency);
      expect(parsePotency(` ${label.toLowerCase().replaceAll(" ", "")} `)).toEqual(potency);
    }),
  );
});

test("potencies stand in the order of their dilution", () => {
  const shuffled = ["CM", "LM 1", "30 CH", "Q", "6X", "1M", "3 CH", "30X", "LM 2", "200 CH", "6 CH"];
  const sorted = shuffled.map((label) => parsePotency(label)!).sort(comparePotency);
  expect(sorted.map(potencyLabel)).toEqual([
    "Q",
    "6X",
    "3 CH",
    "LM 1",
    "6 CH",
    "LM 2",
    "30X",
    "30 CH",
    "200 CH",
    "1M",
    "CM",
  ]);
});

test("30X is half as far diluted as 30C, and never the same", () => {
  expect(dilutionExponent({ scale: "X", number: 30 })).toBe(30);
  expect(dilutionExponent({ scale: "C", number: 30 })).toBe(60);
});

test("only equal potencies compare as equal, and order does not depend on the side", () => {
  fc.assert(
    fc.property(potencies, potencies, (a, b) => {
      expect(Math.sign(comparePotency(a, b)) + Math.sign(comparePotency(b, a))).toBe(0);
      expect(comparePotency(a, b) === 0).toBe(a.scale === b.scale && a.number === b.number);
    }),
  );
});
