// The dose on a pack's label, typed or taken from a prescription: "4 globules, twice a day, 7 days, after food". The days may be
// left out; a quantity and a rhythm may not.

import { type Dose, isDose } from "#app/domain/prescriptions/dose.ts";
import { parsePrescriptionLine } from "#app/domain/prescriptions/prescription-line.ts";

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

/** Sizes of type, in points: letters that a line of the label's 47 mm holds, measured in both scripts, and lines for the dose beside one of the medicine, one of the name and one of the shop. */
const SIZES = [
  { points: 7, letters: 33, lines: 4 },
  { points: 6, letters: 38, lines: 5 },
  { points: 5, letters: 46, lines: 6 },
] as const;
/** The medicine is printed bold. */
const BOLD_LETTERS = 29;

export type LabelSize = (typeof SIZES)[number]["points"];

/** The largest type, in points, in which the dose has room in both languages beside that medicine, or beside any; undefined when it has none. */
export function labelSize(texts: readonly string[], medicine?: string): LabelSize | undefined {
  const isShort = medicine !== undefined && countLines(medicine, BOLD_LETTERS) === 1;
  return SIZES.find(({ letters, lines }) => {
    const lineCount = texts.reduce((sum, text) => sum + countLines(text, letters), 0);
    return lineCount <= (isShort ? lines : lines - 1);
  })?.points;
}

/** Whether the medicine needs smaller type to stay within its two lines. */
export function isLongMedicine(medicine: string): boolean {
  return countLines(medicine, BOLD_LETTERS) > 2;
}

/** Words go on to the next line as a browser sends them there; a word that is longer than a line is broken. */
function countLines(text: string, letters: number): number {
  let lineCount = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    const width = widthOf(word);
    if (width === 0) continue;
    const isNext = used > 0 && used + 1 + width > letters;
    if (isNext) lineCount++;
    used = isNext || used === 0 ? width : used + 1 + width;
    lineCount += Math.floor((used - 1) / letters);
    used = ((used - 1) % letters) + 1;
  }
  return lineCount;
}

/** In letters of usual width: capitals and pictures are wider, signs above and below a letter take no room. */
function widthOf(word: string): number {
  const widths = Array.from(word, (sign): number => {
    if (/\p{Mn}|\u200d|\ufe0f/u.test(sign)) return 0;
    if (/\p{Extended_Pictographic}/u.test(sign)) return 2.5;
    return /\p{Lu}/u.test(sign) ? 1.4 : 1;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** A typed dose; undefined when it does not say how much and how often. */
export function readLabelDose(typed: string): LabelDose | undefined {
  const { medicine, doseQuantity, doseUnit, timesPerDay, days, instructions } = parsePrescriptionLine(typed);
  // Words before the dose would be read as a medicine, and must not be lost.
  if (medicine || doseQuantity === undefined || !doseUnit || timesPerDay === undefined) return undefined;
  const dose = { doseQuantity, doseUnit, timesPerDay, days, instructions };
  return isDose({ ...dose, days: days ?? 1 }) ? dose : undefined;
}
