// Orders as people write them: "arnica 30 - 10", "2 nux vom 200 sbl", "do shishi arnica 30", "१० x अर्निका ३०". A line is
// read into the words of a name, a potency (potency.ts), a pack and a quantity; which products it means is looked up
// elsewhere. A number in front is the quantity; one that may be the potency as well ("30 arnica") is read both ways.

import {
  hasLetter,
  takePack,
  takePotency,
  withoutBullet,
  withPlainDigits,
} from "#app/domain/catalog/line-parts.ts";
import { MOST_PACKS } from "#app/domain/catalog/most-packs.ts";
import { type Potency, parsePotency } from "#app/domain/catalog/potency.ts";
import { endsInDo, PACK_WORD, withPackDigits } from "#app/domain/catalog/spoken-packs.ts";
import { withPotencyDigits } from "#app/domain/catalog/spoken-potency.ts";
import { cleanLines } from "#app/domain/form/plain-text.ts";

const LONGEST_LIST = 100;

export type PastedLine = {
  /** As it was written, without a quantity. */
  text: string;
  /** Lower-case words of the name, the brand and the form; the potency's too when `potency` is absent. */
  words: string[];
  potency: Potency | undefined;
  /** "30 ml", "25 g"; absent when none is written. */
  pack: string | undefined;
  /** Whole packs, 1 when none is written. */
  quantity: number;
  /** The other way to read it, where a number may be the potency or the packs: somebody must be asked. */
  other?: { potency: Potency | undefined; quantity: number };
};

const UNIT = PACK_WORD;
const NUMBER = "(\\d{1,4})";
/** Numbers that stand alone in front of a name as its potency, if at all. */
const USUAL_POTENCIES = new Set([3, 6, 12, 30, 100, 200, 1000]);

/** Tablets of biochemic salts and triturations come in jars of so many grams. */
const LARGEST_JAR = "450";

/** Ways to write how many, at the end, at the start or amid a line; the first that fits counts. */
const WAYS: RegExp[] = [
  new RegExp(`\\s*\\((?:qty\\.?\\s*)?${NUMBER}\\s*(?:${UNIT})?\\)$`, "iu"),
  new RegExp(`[\\s,:;-]+(?:qty|quantity|मात्रा)\\.?\\s*[:=-]?\\s*${NUMBER}\\s*(?:${UNIT})?$`, "iu"),
  new RegExp(`(?:\\s*[:=;,|\\t]|\\s[x*@-]|\\s[x*@-]\\s)\\s*${NUMBER}\\s*(?:${UNIT})?$`, "iu"),
  new RegExp(`(?<=\\d\\s?(?:ml|grams?|gms?|g))[x*-]${NUMBER}\\s*(?:${UNIT})?$`, "iu"),
  // "Arnica Q 2 x 30 ml"; of "calc phos 6 x 25 g" the X is the potency's.
  new RegExp(
    `(?<=\\s(?:q|\\d{1,4}(?:c|ch|x|m)?)\\s)${NUMBER}\\s?[x*]\\s?(?=\\d{1,4}\\s?(?:ml|grams?|gms?|g)(?![\\p{L}]))`,
    "iu",
  ),
  new RegExp(`\\s${NUMBER}\\s*${UNIT}$`, "iu"),
  new RegExp(`^${NUMBER}\\s*(?:\\*\\s+|${UNIT}\\s+|-\\s+)`, "iu"),
  // Not the X of "1 Xanthoxylum".
  new RegExp(`^${NUMBER}\\s+(?:\\*|x(?![\\p{L}\\p{M}]))\\s*`, "iu"),
  new RegExp(`(?<=\\S\\s)${NUMBER}\\s*${UNIT}\\s(?=\\S)`, "iu"),
];

/** The lines of a pasted text that say something, at most 100. */
export function readPastedList(text: string): PastedLine[] {
  const written = cleanLines(text)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, LONGEST_LIST);
  return isNumbered(written) ? written.map(readNumberedLine) : written.map(readPastedLine);
}

/** One line as a name, a potency, a pack and a quantity; what it does not say is absent. */
export function readPastedLine(written: string): PastedLine {
  const line = withPackDigits(withPotencyDigits(withoutBullet(plain(written.slice(0, 300)))));
  const read = readCounted(line) ?? readLastNumber(line) ?? readFirstNumber(line) ?? readWords(line, 1);
  if (read.other || !endsInDo(line) || read.quantity !== 1) return read;
  const rest = readWords(line.replace(/\s\S+$/u, ""), 1);
  return { ...rest, text: read.text, other: { potency: rest.potency, quantity: 2 } };
}

/** Three lines or more that begin with 1, 2, 3: the numbers may only count the lines. */
function isNumbered(lines: string[]): boolean {
  const numbers = lines.map((line) => /^(\d{1,3})\s+[^\d.)\s]/u.exec(plain(line))?.[1]);
  return lines.length > 2 && numbers.every((number, at) => Number(number) === at + 1);
}

function readNumberedLine(written: string): PastedLine {
  const number = Number(/^\d+/.exec(plain(written))![0]);
  const read = readPastedLine(plain(written).replace(/^\d+\s+/, ""));
  if (read.quantity !== 1 || read.other || number === 1) return read;
  return { ...read, other: { potency: read.potency, quantity: number } };
}

function readWords(text: string, quantity: number): PastedLine {
  const { rest, pack } = takePack(text);
  const { before, after, potency } = takePotency(
    rest.split(/[\s,;:()]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)),
  );
  return {
    text: text.replace(/\s+/g, " ").trim(),
    words: [...before, ...after].map((word) => word.toLowerCase()),
    potency,
    pack,
    quantity,
  };
}

/** Digits of India as 0 to 9, every dash and times sign as one. */
function plain(text: string): string {
  return withPlainDigits(text.normalize("NFC"))
    .replace(/\p{Pd}/gu, "-")
    .replace(/[×✕✖]/gu, "*")
    .replace(/х/gu, "x")
    .replace(/[\s\p{Cf}]+/gu, " ")
    .replace(/(?<=\d)\s*\+$/u, "")
    .trim();
}

/** A line that says with a sign or a word for packs how many. */
function readCounted(line: string): PastedLine | undefined {
  for (const pattern of WAYS) {
    const found = pattern.exec(line);
    const text = found && line.replace(pattern, "").trim();
    if (text && hasName(text)) return withFirstPotency(text, wholePacks(found[1]!));
  }
  // "arnica 30-10" and "nux vom 200x5": a potency, and how many of it.
  const joined = /^(.*\s\d{1,6}(?:c|ch|x|m)?)[x*-](\d{1,4})$/i.exec(line);
  if (joined && hasName(joined[1]!)) return readWords(joined[1]!, wholePacks(joined[2]!));
  return undefined;
}

/** "arnica 30 10": after a potency a number can only be how many. */
function readLastNumber(line: string): PastedLine | undefined {
  const last = /^(.*\S)\s(\d{1,4})$/.exec(line);
  if (!last || !hasName(last[1]!)) return undefined;
  const { potency } = takePotency(last[1]!.split(" "));
  if (!potency) return undefined;
  // "Calc phos 6x 450" is the jar of 450 g.
  if (last[2] === LARGEST_JAR && potency.scale === "X") return readWords(`${last[1]} ${last[2]} g`, 1);
  // "10x arnica 30": the last number is the potency, and the first one how many.
  if (/^\d+x\s/i.test(line) && USUAL_POTENCIES.has(Number(last[2]))) return undefined;
  return readWords(last[1]!, wholePacks(last[2]!));
}

/** "2 nux vom 200": a number in front is how many, unless it may be the potency of a name without another one. */
function readFirstNumber(line: string): PastedLine | undefined {
  const [, digits, sign, rest] = /^(\d{1,4})(x)?\s+(\S.*)$/i.exec(line) ?? [];
  if (!digits || !rest || !hasName(rest) || isScale(rest)) return undefined;
  const read = readWords(rest, wholePacks(digits));
  const isPotency = sign ? true : USUAL_POTENCIES.has(Number(digits));
  const [, name, last] = /^(.*\S)\s(\d{1,4})$/.exec(rest) ?? [];
  // "200 nux vom 5": a usual potency in front, and behind a number that is none.
  if (
    isPotency &&
    name &&
    !sign &&
    !USUAL_POTENCIES.has(Number(last)) &&
    read.potency?.scale === "C" &&
    !takePotency(name.split(" ")).potency
  )
    return {
      ...readWords(name, wholePacks(last!)),
      text: line,
      potency: parsePotency(digits),
      other: { potency: read.potency, quantity: read.quantity },
    };
  if (read.potency || !isPotency || !hasLetter(rest)) return read;
  const potency = parsePotency(digits + (sign ?? ""));
  const other = { potency: undefined, quantity: read.quantity };
  return { ...read, text: line, potency, quantity: 1, other };
}

/** "30 arnica - 5": with the packs said, a usual number in front is the potency. */
function withFirstPotency(text: string, quantity: number): PastedLine {
  const read = readWords(text, quantity);
  const [first, ...words] = read.words;
  const isPotency = /^\d{1,4}x?$/.test(first ?? "") && USUAL_POTENCIES.has(Number.parseInt(first!, 10));
  if (read.potency || !isPotency || !words.some(hasLetter)) return read;
  return { ...read, words, potency: parsePotency(first!) };
}

/** "1 M sulphur", "200 C nux vom": the number in front is the potency's. */
function isScale(rest: string): boolean {
  return /^(?:c|ch|x|d|m|lm)\s/i.test(rest);
}

function hasName(text: string): boolean {
  // A barcode names a product too.
  return hasLetter(text) || /^\d{8,14}$/.test(text);
}

function wholePacks(digits: string): number {
  return Math.min(MOST_PACKS, Math.max(1, Number(digits)));
}
