// The dose on a pack's label, typed or taken from a prescription: "4 globules, twice a day, 7 days, after food". The days may be
// left out; a quantity and a rhythm may not.

import { type Dose, isDose } from "#app/domain/dose.ts";
import { parsePrescriptionLine } from "#app/domain/prescription-line.ts";

export type LabelDose = Omit<Dose, "days"> & { days: number | undefined; instructions: string };

/** What packers write most often. */
export const DOSE_PRESETS = [
  "4 globules, 3 times a day, 7 days",
  "4 globules, twice a day, 15 days",
  "10 drops, 3 times a day, 15 days, in half a cup of water",
  "20 drops, twice a day, 30 days, in half a cup of water",
  "4 tablets, 4 times a day, 15 days",
  "5 ml, 3 times a day, 7 days, after food",
  "1 application, twice a day, 7 days",
];

/** As long as the longest dose that a prescription can say. */
export const LONGEST_DOSE = 300;

// A line of the label of 50 × 25 mm holds 34 letters of its 7 points, measured in both scripts; medicine and shop take two of seven lines.
const LETTERS_IN_LINE = 34;
const LINES_FOR_DOSE = 5;

/** Whether a label has room for the line with the name and the dose in both languages. */
export function fitsLabel(texts: readonly string[]): boolean {
  const lineCount = texts.reduce((sum, text) => sum + Math.ceil(text.length / LETTERS_IN_LINE), 0);
  return lineCount <= LINES_FOR_DOSE;
}

/** A typed dose; undefined when it does not say how much and how often. */
export function readLabelDose(typed: string): LabelDose | undefined {
  const { medicine, doseQuantity, doseUnit, timesPerDay, days, instructions } = parsePrescriptionLine(typed);
  // Words before the dose would be read as a medicine, and must not be lost.
  if (medicine || doseQuantity === undefined || !doseUnit || timesPerDay === undefined) return undefined;
  const dose = { doseQuantity, doseUnit, timesPerDay, days, instructions };
  return isDose({ ...dose, days: days ?? 1 }) ? dose : undefined;
}
