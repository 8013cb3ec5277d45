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

/** A typed dose; undefined when it does not say how much and how often. */
export function readLabelDose(typed: string): LabelDose | undefined {
  const { medicine, doseQuantity, doseUnit, timesPerDay, days, instructions } = parsePrescriptionLine(typed);
  // Words before the dose would be read as a medicine, and must not be lost.
  if (medicine || doseQuantity === undefined || !doseUnit || timesPerDay === undefined) return undefined;
  const dose = { doseQuantity, doseUnit, timesPerDay, days, instructions };
  return isDose({ ...dose, days: days ?? 1 }) ? dose : undefined;
}
