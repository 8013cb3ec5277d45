// Orders as practices write them: "arnica 30 - 10", "Nux vom 200 x 5", "१० x अर्निका ३०". A line is read into the words of a
// name, a potency (potency.ts), a pack and a quantity; which products it means is looked up elsewhere.

import { cleanLines } from "#app/domain/plain-text.ts";
import { type Potency, parsePotency } from "#app/domain/potency.ts";

export const LONGEST_LIST = 100;
export const MOST_PACKS = 9_999;

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
};

const UNIT = "(?:pcs?|pieces?|nos?|bottles?|btls?|packs?|units?|strips?|boxes|box)\\.?";
const NUMBER = "(\\d{1,4})";
const BULLET = /^(?:[-*•·▪]+\s+|\(?\d{1,3}[.)]\s+|\d{1,3}\s+[.)]\s+)/u;
const PACK = /(?<![\d/])(\d+(?:\.\d+)?)\s*(ml|gms?|gm|g|tabs?|tablets?)\b\.?/i;

/** Ways to write how many, at the end or at the start of a line; the first that fits counts. */
const ENDINGS: RegExp[] = [
  new RegExp(`\\s*\\((?:qty\\.?\\s*)?${NUMBER}\\s*(?:${UNIT})?\\)$`, "i"),
  new RegExp(`[\\s,:;-]+(?:qty|quantity|मात्रा)\\.?\\s*[:=-]?\\s*${NUMBER}\\s*(?:${UNIT})?$`, "i"),
  new RegExp(`(?:\\s*[:=;,|\\t]|\\s[x*@-]|\\s[x*@-]\\s)\\s*${NUMBER}\\s*(?:${UNIT})?$`, "i"),
  new RegExp(`\\s${NUMBER}\\s*${UNIT}$`, "i"),
];
const BEGINNINGS: RegExp[] = [
  new RegExp(`^${NUMBER}\\s*(?:[x*]\\s+|${UNIT}\\s+(?:of\\s+)?|-\\s+)`, "i"),
  new RegExp(`^${NUMBER}\\s+[x*]\\s*`, "i"),
];

/** The lines of a pasted text that say something, at most 100. */
export function readPastedList(text: string): PastedLine[] {
  return cleanLines(text)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, LONGEST_LIST)
    .map(readPastedLine);
}

/** One line as a name, a potency, a pack and a quantity; what it does not say is absent. */
export function readPastedLine(written: string): PastedLine {
  const line = plain(written.slice(0, 300)).replace(BULLET, "");
  const { text, quantity } = takeQuantity(line);
  const packFound = PACK.exec(text);
  const rest = packFound ? text.replace(packFound[0], " ") : text;
  const { words, potency } = takePotency(
    rest.split(/[\s,;:()]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)),
  );
  return {
    text: text.replace(/\s+/g, " ").trim(),
    words: words.map((word) => word.toLowerCase()),
    potency,
    pack: packFound ? packLabel(packFound[1]!, packFound[2]!) : undefined,
    quantity,
  };
}

/** Digits of India as 0 to 9, every dash and times sign as one. */
function plain(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/\p{Pd}/gu, "-")
    .replace(/[×✕✖х]/gu, "x")
    .replace(/[\s\p{Cf}]+/gu, " ")
    .trim();
}

function takeQuantity(line: string): { text: string; quantity: number } {
  for (const pattern of [...ENDINGS, ...BEGINNINGS]) {
    const found = pattern.exec(line);
    const text = found && line.replace(pattern, "").trim();
    if (text && hasName(text)) return { text, quantity: wholePacks(found[1]!) };
  }
  // "arnica 30-10" and "nux vom 200x5": a potency, and how many of it.
  const joined = /^(.*\s\d{1,6}(?:c|ch|x|m)?)[x*-](\d{1,4})$/i.exec(line);
  if (joined && hasName(joined[1]!)) return { text: joined[1]!, quantity: wholePacks(joined[2]!) };
  // "arnica 30 10": after a potency a number can only be how many.
  const last = /^(.*\S)\s(\d{1,4})$/.exec(line);
  if (last && hasName(last[1]!) && takePotency(last[1]!.split(" ")).potency)
    return { text: last[1]!, quantity: wholePacks(last[2]!) };
  return { text: line, quantity: 1 };
}

function takePotency(words: string[]): { words: string[]; potency: Potency | undefined } {
  for (let at = words.length - 1; at > 0; at--) {
    for (const size of [2, 1]) {
      if (at + 1 - size < 1) continue;
      const potency = parsePotency(words.slice(at + 1 - size, at + 1).join(""));
      if (potency) return { words: words.toSpliced(at + 1 - size, size), potency };
    }
    const [name, number] = splitDash(words[at]!);
    if (name && number) return { words: words.with(at, name), potency: number };
  }
  const [name, number] = splitDash(words[0] ?? "");
  return name && number ? { words: words.with(0, name), potency: number } : { words, potency: undefined };
}

/** "arnica-30" as its name and its potency. */
function splitDash(word: string): [string, Potency] | [undefined, undefined] {
  const [, name, written] = /^(\p{L}[\p{L}\p{M}.-]*)-(\d\w*)$/u.exec(word) ?? [];
  const potency = written && parsePotency(written);
  return name && potency ? [name, potency] : [undefined, undefined];
}

function hasName(text: string): boolean {
  // A barcode names a product too.
  return /\p{L}|^\d{8,14}$/u.test(text);
}

function wholePacks(digits: string): number {
  return Math.min(MOST_PACKS, Math.max(1, Number(digits)));
}

function packLabel(amount: string, unit: string): string {
  const word = unit.toLowerCase();
  if (word === "ml") return `${amount} ml`;
  return word.startsWith("t") ? `${amount} tablets` : `${amount} g`;
}
