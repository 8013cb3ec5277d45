// A line of a prescription as doctors type it: "nux-v 200, 4 globules, twice a day, 15 days", "kali phos 6X 4 tab bd 1 month".
// What stands before the first dose, rhythm or duration is the medicine with its potency; what is left over is instruction.

import { takePack, takePotency, withoutBullet, withPlainDigits } from "#app/domain/catalog/line-parts.ts";
import { type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";
import { withPotencyDigits } from "#app/domain/catalog/spoken-potency.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import {
  type Dose,
  type DoseUnit,
  daysInWords,
  frequencyInWords,
  isDose,
  MAX_DAYS,
  MAX_DOSE_QUANTITY,
  quantityInWords,
} from "#app/domain/prescriptions/dose.ts";
import {
  durations,
  type Found,
  frequencies,
  plainInstructions,
  quantities,
  SPELT_NUMBERS,
} from "#app/domain/prescriptions/dose-words.ts";

export type PrescriptionLine = {
  medicine: string;
  potency: Potency | undefined;
  form: string;
  doseQuantity: number;
  doseUnit: DoseUnit;
  timesPerDay: number;
  days: number;
  instructions: string;
};

export type LinePart = "medicine" | "dose" | "frequency" | "days";
/** What was understood of a line; the parts in `missing` must be typed before it can be prescribed. */
export type LineReading = Partial<PrescriptionLine> & { instructions: string; missing: LinePart[] };

const LONGEST_LINE = 300;
// "BC 24", "R 5", "No. 7", "HC-10": the number belongs to the name, it is no potency.
const NUMBERED_NAME =
  /(?:^|\s)(?:(?:bc|bio[- ]?(?:chemic )?combination|combination|r|no\.?|number)[ -]?|[a-z]{1,2}-)$/i;

/** Reads a line as it is typed; parts may be missing and come in any order after the medicine. */
export function parsePrescriptionLine(typed: string): LineReading {
  const text = withoutBullet(withPlainDigits(cleanLine(typed.slice(0, LONGEST_LINE))))
    .replace(/½/g, "0.5")
    .replace(/\b1\/2\b(?=\s*[a-z])/gi, "0.5");
  const potencyEnd = endOfLeadingPotency(text);
  const rhythm = firstOf(frequencies(text), () => true);
  const isFree = (found: Found<unknown>) => !rhythm || found.end <= rhythm.start || found.start >= rhythm.end;
  const course = firstOf(
    durations(text),
    (found) => isFree(found) && found.start >= potencyEnd && found.value <= MAX_DAYS,
  );
  const dose = firstOf(
    quantities(text),
    (found) => isFree(found) && found.value.quantity > 0 && found.value.quantity <= MAX_DOSE_QUANTITY,
  );
  const parts = [rhythm, course, dose].filter((part) => part !== undefined);
  const headEnd = Math.min(text.length, ...parts.map(({ start }) => start));
  const { medicine, potency, rest } = splitHead(text.slice(0, headEnd));
  const notes = parts.flatMap(({ note }) => note ?? []);
  const instructions = [rest, ...leftOver(text, headEnd, parts).map(plainInstructions), ...notes];
  const doseQuantity = dose?.value.quantity;
  const doseUnit = dose?.value.unit;
  const days = course?.value ?? rhythm?.days;
  const missing: LinePart[] = [];
  if (!medicine) missing.push("medicine");
  if (doseQuantity === undefined || !doseUnit) missing.push("dose");
  if (!rhythm) missing.push("frequency");
  if (days === undefined) missing.push("days");
  return {
    ...(medicine && { medicine }),
    potency,
    ...(doseUnit && { form: formOf(doseUnit, potency), doseUnit }),
    ...(doseQuantity !== undefined && { doseQuantity }),
    ...(rhythm && { timesPerDay: rhythm.value }),
    ...(days !== undefined && { days }),
    instructions: [...new Set(instructions.filter(Boolean))].join(", "),
    missing,
  };
}

/** The line when nothing is missing. */
export function completeLine(reading: LineReading): PrescriptionLine | undefined {
  const { missing, ...line } = reading;
  return missing.length === 0 && isDose(line as PrescriptionLine) ? (line as PrescriptionLine) : undefined;
}

/** The canonical sentence of a line, which reads back as the same line: "Nux vomica 200 CH, 4 globules, twice a day, 15 days, after food". */
export function printPrescriptionLine(line: PrescriptionLine): string {
  return `${medicineInWords(line)}, ${doseInWords(line)}`;
}

/** "Nux vomica 200 CH". */
function medicineInWords({ medicine, potency }: Pick<PrescriptionLine, "medicine" | "potency">): string {
  return potency ? `${medicine} ${potencyLabel(potency)}` : medicine;
}

/** "4 globules, twice a day, 15 days, after food". */
export function doseInWords(
  line: Omit<Dose, "days"> & { days?: number | undefined; instructions: string },
): string {
  const { timesPerDay, days, instructions } = line;
  return [quantityInWords(line), frequencyInWords(timesPerDay), days && daysInWords(days), instructions]
    .filter(Boolean)
    .join(", ");
}

/** In which form a medicine is usually meant when only its dose is named. */
export function formOf(unit: DoseUnit, potency: Potency | undefined): string {
  if (unit === "drops") {
    if (!potency) return "drops";
    return potency.scale === "Q" ? "mother tincture" : "dilution";
  }
  if (unit === "ml") return "syrup";
  return unit === "application" ? "for external use" : unit;
}

function firstOf<T extends Found<unknown>>(found: T[], isWanted: (one: T) => boolean): T | undefined {
  return found.filter(isWanted).sort((a, b) => a.start - b.start || b.end - a.end)[0];
}

/** "Arnica Montana 30 CH" and "arnica tees" as name and potency. */
function splitHead(head: string): { medicine: string; potency: Potency | undefined; rest: string } {
  const { rest: packless, pack } = takePack(trimJoiners(withJoinedScale(head)));
  const words = packless.split(" ").filter(Boolean);
  const { before, after, potency } = takePotency(words, (name) => NUMBERED_NAME.test(name));
  const rest = [trimJoiners(after.join(" ")), pack && `pack of ${pack}`].filter(Boolean).join(", ");
  return { medicine: trimJoiners(before.join(" ")), potency, rest };
}

/** "Chhe x" and "6 x," as "6x"; the x between a number and a dose, as in "30 x 4 pills", may be a times sign. */
function withJoinedScale(head: string): string {
  const heard = withPotencyDigits(head);
  return /\d\s+[x×]\s*$/i.test(head) ? heard : heard.replace(/(\d)\s+x(?=[\s,;]*$)/i, "$1x");
}

/** Where a potency such as "6D" ends that stands early enough to be none of a duration; 0 without one. */
function endOfLeadingPotency(text: string): number {
  const found = /^\D*?\s(?:\d{1,4}\s?d|d\s?\d{1,4})\b/i.exec(text);
  return found && !/(?:x|×|for)\s+\S+$/i.test(found[0]) ? found[0].length : 0;
}

function leftOver(text: string, from: number, parts: { start: number; end: number }[]): string[] {
  const pieces: string[] = [];
  let at = from;
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    pieces.push(text.slice(at, Math.max(at, start)));
    at = Math.max(at, end);
  }
  pieces.push(text.slice(at));
  return pieces.map(trimJoiners);
}

// "one dose" says how much; "dose" alone only announces it.
const LAST_JOINER = String.raw`x|×|for|take|and|of|(?<!\b(?:single|${SPELT_NUMBERS})\s+)dose`;
const JOINERS = new RegExp(
  String.raw`^(?:[\s,;:.–—-]|(?:x|×|for|take|and|of|dose)(?=[\s,]|$))+|(?:[\s,;:–—]|(?<=[\s,]|^)(?:${LAST_JOINER}))+$`,
  "gi",
);

function trimJoiners(text: string): string {
  return text.replace(JOINERS, "").trim();
}
