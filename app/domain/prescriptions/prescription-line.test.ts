import fc from "fast-check";
import { expect, test } from "vitest";
import type { Potency } from "#app/domain/catalog/potency.ts";
import { DOSE_UNITS } from "#app/domain/prescriptions/dose.ts";
import {
  completeLine,
  formOf,
  type PrescriptionLine,
  parsePrescriptionLine,
  printPrescriptionLine,
} from "#app/domain/prescriptions/prescription-line.ts";
import { runs } from "#tests/support/runs.ts";

const C = (number: number): Potency => ({ scale: "C", number });
const X = (number: number): Potency => ({ scale: "X", number });
const Q: Potency = { scale: "Q", number: 0 };

const WRITTEN: [typed: string, read: Partial<PrescriptionLine>][] = [
  [
    "nux-v 200, 4 globules, twice a day, 15 days",
    {
      medicine: "nux-v",
      potency: C(200),
      doseQuantity: 4,
      doseUnit: "globules",
      timesPerDay: 2,
      days: 15,
      instructions: "",
    },
  ],
  [
    "arnica 30 4 pills tds x 7d",
    { medicine: "arnica", potency: C(30), doseQuantity: 4, doseUnit: "globules", timesPerDay: 3, days: 7 },
  ],
  [
    "Kali phos 6X 4 tab bd 1 month",
    { medicine: "Kali phos", potency: X(6), doseUnit: "tablets", timesPerDay: 2, days: 30 },
  ],
  [
    "calendula Q 10 drops in water thrice daily for 10 days",
    {
      medicine: "calendula",
      potency: Q,
      form: "mother tincture",
      doseQuantity: 10,
      doseUnit: "drops",
      timesPerDay: 3,
      days: 10,
      instructions: "in water",
    },
  ],
  [
    "R5 20 drops 3 times a day 2 weeks",
    { medicine: "R5", potency: undefined, form: "drops", doseQuantity: 20, timesPerDay: 3, days: 14 },
  ],
  ["BC 24 4 tablets qid 1 month", { medicine: "BC 24", potency: undefined, timesPerDay: 4, days: 30 }],
  [
    "sulph 0/1 1 drop od 10 days",
    { medicine: "sulph", potency: { scale: "LM", number: 1 }, doseQuantity: 1, timesPerDay: 1 },
  ],
  [
    "thuja 1M 4 pills once a week for 4 weeks",
    { medicine: "thuja", potency: C(1000), timesPerDay: 1 / 7, days: 28 },
  ],
  [
    "sulphur CM one dose 4 globules",
    { potency: C(100_000), timesPerDay: 1, days: 1, instructions: "one dose" },
  ],
  ["bryonia 30 4 pills hs 2/52", { timesPerDay: 1, days: 14, instructions: "at bedtime" }],
  ["bell 30 4 pills sos 5 days", { medicine: "bell", timesPerDay: 1, days: 5, instructions: "when needed" }],
  ["bell 30 4 pills tds sos 5 days", { timesPerDay: 3, days: 5, instructions: "when needed" }],
  [
    "nat-m 6x 4 tabs 1-0-1 15 days pc",
    { potency: X(6), timesPerDay: 2, days: 15, instructions: "after food, morning and night" },
  ],
  [
    "arnica oil apply twice daily for a week",
    { medicine: "arnica oil", doseQuantity: 1, doseUnit: "application", timesPerDay: 2, days: 7 },
  ],
  [
    "alfalfa tonic 2 tsp t.d.s. 1 month",
    { medicine: "alfalfa tonic", doseQuantity: 10, doseUnit: "ml", timesPerDay: 3 },
  ],
  ["acon 30 4 pills every 2 hours for 1 day", { timesPerDay: 12, days: 1 }],
  ["calc carb 200 4 globules alternate days 1 month", { timesPerDay: 0.5, days: 30 }],
  ["hepar 6D half tablet bd, 7d", { medicine: "hepar", potency: X(6), doseQuantity: 0.5, days: 7 }],
  [
    "arnica 30 30 ml 10 drops bd 15 days",
    { medicine: "arnica", potency: C(30), doseQuantity: 10, doseUnit: "drops" },
  ],
];

test.each(WRITTEN)("“%s” is read as a doctor means it", (typed, read) => {
  expect(parsePrescriptionLine(typed)).toMatchObject(read);
});

test.each([
  ["arnica 200 4 goli din mein 3 baar 7 din", { doseQuantity: 4, timesPerDay: 3, days: 7 }],
  ["अर्निका ३० ४ गोली दिन में ३ बार ७ दिन", { doseQuantity: 4, timesPerDay: 3, days: 7 }],
  ["nux vom Q 10 boond din me do baar ek mahina", { doseQuantity: 10, timesPerDay: 2, days: 30 }],
])("“%s”, as it is said in Hindi, is read whole", (typed, read) => {
  expect(parsePrescriptionLine(typed)).toMatchObject({ ...read, missing: [] });
});

test.each([
  ["nux vomica do sau, 4 globules, din mein do baar, 7 din", "nux vomica", C(200)],
  ["sulphur ek hazaar 4 goli hafte mein ek baar 1 mahina", "sulphur", C(1000)],
  ["अर्निका तीस पोटेंसी ४ गोली दिन में ३ बार ७ दिन", "अर्निका", C(30)],
  ["kali phos chhe x 4 tab bd 1 month", "kali phos", X(6)],
  ["kali phos 6 x, 4 tab bd 1 month", "kali phos", X(6)],
  ["berberis madar tincher 10 boond din me do baar ek mahina", "berberis", Q],
  ["1) arnica-30 4 pills tds 7 days", "arnica", C(30)],
  ["200C nux vom 4 pills tds 7 days", "nux vom", C(200)],
  ["arnica 30x 4 pills tds 7 days", "arnica", X(30)],
  ["BC 24, sbl, 4 tablets qid 1 month", "BC 24, sbl", undefined],
  ["bio combination no. 28 4 tablets qid 1 month", "bio combination no. 28", undefined],
  ["R-5 20 drops tds 7 days", "R-5", undefined],
  ["haslab HC-10 2 tablets tds 7 days", "haslab HC-10", undefined],
])("of “%s” medicine and potency are read as in the search", (typed, medicine, potency) => {
  expect([parsePrescriptionLine(typed).medicine, parsePrescriptionLine(typed).potency]).toEqual([
    medicine,
    potency,
  ]);
});

test.each(["arnica 30 ml", "arnica 30ml", "arnica tees ml", "अर्निका ३० ml"])(
  "%s is a pack, and no potency",
  (head) => {
    const { potency, instructions } = parsePrescriptionLine(`${head} 10 drops bd 15 days`);
    expect([potency, instructions]).toEqual([undefined, "pack of 30 ml"]);
  },
);

test("what is said of a medicine after its potency stays, beside its pack too", () => {
  expect(parsePrescriptionLine("arnica 30 sbl 30 ml 10 drops bd 15 days")).toMatchObject({
    medicine: "arnica",
    potency: C(30),
    instructions: "sbl, pack of 30 ml",
  });
});

test("what is missing is named, and nothing is made up for it", () => {
  expect(parsePrescriptionLine("nux-v 200").missing).toEqual(["dose", "frequency", "days"]);
  expect(parsePrescriptionLine("nux-v 200 bd").missing).toEqual(["dose", "days"]);
  expect(parsePrescriptionLine("4 globules bd 3 days").missing).toEqual(["medicine"]);
  expect(parsePrescriptionLine("").missing).toEqual(["medicine", "dose", "frequency", "days"]);
  expect(completeLine(parsePrescriptionLine("nux-v 200 bd"))).toBeUndefined();
  expect(completeLine(parsePrescriptionLine("nux-v 200 4 pills bd 400 days"))).toBeUndefined();
});

test("a single dose stays one when its sentence is read again", () => {
  const printed = "Nux vomica 200 CH, 4 globules, once a day, 1 day, one dose";
  const typed = completeLine(parsePrescriptionLine("Nux vomica 200, 4 globules, stat"))!;
  expect(printPrescriptionLine(typed)).toBe(printed);
  expect(printPrescriptionLine(completeLine(parsePrescriptionLine(printed))!)).toBe(printed);
  expect(parsePrescriptionLine("arnica 30 dose 4 globules bd 3 days")).toMatchObject({ medicine: "arnica" });
});

test("a pack of 30 ml is never a dose", () => {
  expect(parsePrescriptionLine("arnica 200 30 ml bd 5 days")).toMatchObject({
    medicine: "arnica",
    missing: ["dose"],
  });
});

const potency: fc.Arbitrary<Potency | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constant(Q),
  fc.record({ scale: fc.constantFrom("X", "C", "LM" as const), number: fc.integer({ min: 1, max: 200 }) }),
  fc.constantFrom(C(1000), C(10_000), C(100_000)),
);
const line: fc.Arbitrary<PrescriptionLine> = fc
  .record({
    medicine: fc.constantFrom(
      "Nux vomica",
      "Nux-v.",
      "Kali phosphoricum",
      "R5",
      "BC 24",
      "Five Phos",
      "अर्निका",
      "Acidum Phos",
    ),
    potency,
    doseQuantity: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(0.5, 1.5, 2.5)),
    doseUnit: fc.constantFrom(...DOSE_UNITS),
    timesPerDay: fc.oneof(
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 2, max: 31 }).map((days) => 1 / days),
      fc.integer({ min: 1, max: 6 }).map((times) => times / 7),
    ),
    days: fc.integer({ min: 1, max: 365 }),
    instructions: fc
      .subarray([
        "in water",
        "after food",
        "at bedtime",
        "when needed",
        "then 3 days without",
        "twice on Sundays",
        "सोते समय",
        "stop when better",
        "one dose",
      ])
      .map((parts) => parts.join(", ")),
  })
  .filter(({ doseUnit, doseQuantity }) => doseUnit !== "ml" || doseQuantity <= 20)
  .map((one) => ({ ...one, form: formOf(one.doseUnit, one.potency) }));

test("what is printed reads back as the same line", () => {
  fc.assert(
    fc.property(line, (one) => {
      const reading = parsePrescriptionLine(printPrescriptionLine(one));
      expect({ ...reading, timesPerDay: undefined }).toEqual({ ...one, timesPerDay: undefined, missing: [] });
      expect(reading.timesPerDay).toBeCloseTo(one.timesPerDay, 9);
      expect(printPrescriptionLine(completeLine(reading)!)).toBe(printPrescriptionLine(one));
    }),
    { numRuns: runs(500) },
  );
});

test("whatever is typed, reading ends soon and gives no impossible dose", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary", maxLength: 400 })), (typed) => {
      const complete = completeLine(parsePrescriptionLine(typed));
      if (complete) expect(complete.days).toBeLessThanOrEqual(365);
    }),
    { numRuns: runs(500) },
  );
});
