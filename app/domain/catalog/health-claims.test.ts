import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { restrictedAreasIn } from "#app/domain/catalog/restricted-areas.ts";

const FORBIDDEN = sentences("forbidden");
const FINE = sentences("fine");
const MARKS = rows("forbidden").map(([area, script]) => ({ area, script }));

test("the corpus is large enough to mean something, in three scripts and every area", () => {
  expect(FORBIDDEN.length).toBeGreaterThanOrEqual(250);
  expect(FINE.length).toBeGreaterThanOrEqual(250);
  for (const script of ["en", "hinglish", "hi"] as const) {
    const count = MARKS.filter((mark) => mark.script === script).length;
    expect(count, script).toBeGreaterThanOrEqual(script === "hi" ? 80 : 100);
  }
  for (const area of ["vaccination", "fairness", "sexual-health", "epidemic"])
    expect(MARKS.filter((mark) => mark.area === area).length, area).toBeGreaterThanOrEqual(25);
  expect(new Set([...FORBIDDEN, ...FINE]).size).toBe(FORBIDDEN.length + FINE.length);
});

test("every forbidden sentence is found", () => {
  expect(FORBIDDEN.filter((sentence) => findHealthClaims(sentence).length === 0)).toEqual([]);
});

test("at most one fine sentence in ten raises an alarm", () => {
  const alarms = FINE.flatMap((sentence) => findHealthClaims(sentence));
  expect(alarms.length, JSON.stringify(alarms, null, 1)).toBeLessThanOrEqual(FINE.length / 10);
});

test("a finding names the sentence and what is wrong with it", () => {
  expect(
    findHealthClaims(
      "<p>Sealed packs.</p><p>Arnica cures everything. No side effects!</p><ul><li>Drops for <strong>kidney stones</strong></li><li>See a doctor.</li></ul>",
    ),
  ).toEqual([
    { sentence: "Arnica cures everything.", reason: "cure" },
    { sentence: "No side effects!", reason: "harmless" },
    { sentence: "Drops for kidney stones", reason: "restricted-condition" },
  ]);
});

test("a line against vaccination is a claim of its own, a warning after one is none", () => {
  expect(findHealthClaims("Skin never well since vaccination.")).toMatchObject([
    { reason: "against-vaccination" },
  ]);
  expect(findHealthClaims("Fever after a vaccine: see a doctor. A remedy is not a vaccine.")).toEqual([]);
});

test("in Hindi a denial comes last", () => {
  expect(findHealthClaims("हम किसी इलाज का वादा नहीं करते।")).toEqual([]);
  expect(findHealthClaims("हर रोग का इलाज।")).toHaveLength(1);
});

test("a restricted question answered by a product is one claim", () => {
  expect(findHealthClaims("Do you have piles? Try our R13 drops.")).toHaveLength(1);
  expect(findHealthClaims("Do you have piles? See a doctor.")).toEqual([]);
});

test("restricted areas are known in English, Hinglish and Hindi", () => {
  expect(restrictedAreasIn("drops for bawasir")).toEqual(["piles-fistula"]);
  expect(restrictedAreasIn("पथरी")).toEqual(["kidney-stones"]);
  expect(restrictedAreasIn("diabetes and high BP")).toEqual(["blood-pressure", "diabetes"]);
  expect(restrictedAreasIn("a dry cough and hay fever")).toEqual([]);
});

/** A corpus of sentences, one a line. */
function sentences(name: "forbidden" | "fine"): string[] {
  return rows(name).map(([, , sentence]) => sentence!);
}

/** Each with its area of the law, or the kind of text it stands for, and its script. */
function rows(name: "forbidden" | "fine"): string[][] {
  const lines = readFileSync(`tests/support/claim-sentences/${name}.txt`, "utf8").trim().split("\n");
  return lines.map((line) => line.split("\t"));
}
