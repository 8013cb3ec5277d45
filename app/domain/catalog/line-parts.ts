// The parts of a written line that search, counter, pasted lists and prescriptions read alike: its digits, its pack, its potency.

import { type Potency, parsePotency } from "#app/domain/catalog/potency.ts";

const BULLET = /^(?:[-*•·▪]+\s+|\(?\d{1,3}[.)]\s+|\d{1,3}\s+[.)]\s+)/u;
const PACK = /(?<![\d/])(\d+(?:\.\d+)?)\s*(ml|grams?|gms?|g|tabs?|tablets?|drams?)\b\.?/i;

/** "Kali c 200" is the carbonate in 200, not Kali in C 200. */
const CARBONATE = /^(?:kali|calc|calcarea|mag|magnesia|nat|natrum|bar|baryta|am|amm|ammon)\.?$/i;

/** Digits of India as 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

/** The line without the dot or the number that only counts it. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, "");
}

/** The pack that a line names, "30ml" as "30 ml", and the rest of it; absent when none is written. */
export function takePack(line: string): { rest: string; pack: string | undefined } {
  const found = PACK.exec(line);
  if (!found) return { rest: line, pack: undefined };
  return { rest: line.replace(found[0], " "), pack: packLabel(found[1]!, found[2]!) };
}

/**
 * The potency among words, and the words before and after it: the last words that name one are it, with its scale before without
 * ("3x 25g 1 trit"); where only the first do, scale and all, they are, and the rest stands before it. What `isInName` says of a bare
 * number is left to the name.
 */
export function takePotency(
  words: readonly string[],
  isInName: (before: string, number: string) => boolean = () => false,
): Taken {
  const withScale = lastPotency(words, () => true);
  return withScale ?? lastPotency(words, isInName) ?? firstPotency(words);
}

type Taken = { potency: Potency | undefined; before: string[]; after: string[] };

function lastPotency(
  words: readonly string[],
  isInName: (before: string, number: string) => boolean,
): Taken | undefined {
  for (let at = words.length - 1; at > 0; at--) {
    for (const size of [2, 1]) {
      const start = at + 1 - size;
      if (start < 1) continue;
      const before = words.slice(0, start);
      if (size === 2 && /^c$/i.test(words[start]!) && CARBONATE.test(words[start - 1]!)) continue;
      const potency = potencyIn(words.slice(start, at + 1), (number) => isInName(before.join(" "), number));
      if (potency) return { potency, before, after: words.slice(at + 1) };
    }
    const dashed = splitDash(words[at]!, (name, number) =>
      isInName([...words.slice(0, at), name].join(" "), number),
    );
    if (dashed)
      return {
        potency: dashed.potency,
        before: [...words.slice(0, at), dashed.name],
        after: words.slice(at + 1),
      };
  }
  const dashed = splitDash(words[0] ?? "", isInName);
  return dashed && { potency: dashed.potency, before: [dashed.name], after: words.slice(1) };
}

function firstPotency(words: readonly string[]): Taken {
  // "200C nux vom", "1 M sulphur"; a bare number in front is none.
  for (const size of [2, 1]) {
    const written = words.slice(0, size).join("");
    const potency = /^\d+(?:c|ch|x|d|m|lm)$/i.test(written) && parsePotency(written);
    const rest = words.slice(size);
    if (potency && rest.some(hasLetter)) return { potency, before: rest, after: [] };
  }
  return { potency: undefined, before: [...words], after: [] };
}

/** Whether a text says more than numbers. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

function potencyIn(words: string[], isInName: (number: string) => boolean): Potency | undefined {
  const written = words.join(" ").replace(/[,;:()]/g, "");
  // "30 200" are two numbers, none of 30,200.
  const isTwoNumbers = /\d \d/.test(written);
  return isTwoNumbers || (/^\d+$/.test(written) && isInName(written)) ? undefined : parsePotency(written);
}

/** "arnica-30" as its name and its potency. */
function splitDash(
  word: string,
  isInName: (name: string, number: string) => boolean,
): { name: string; potency: Potency } | undefined {
  const [, name, written] = /^(\p{L}[\p{L}\p{M}.-]*)-(\d\w*)[,;:]?$/u.exec(word) ?? [];
  if (!name || !written || isInName(`${name}-`, written)) return undefined;
  const potency = parsePotency(written);
  return potency && { name, potency };
}

function packLabel(amount: string, unit: string): string {
  const word = unit.toLowerCase();
  if (word === "ml") return `${amount} ml`;
  if (word.startsWith("d")) return `${amount} dram`;
  return word.startsWith("t") ? `${amount} tablets` : `${amount} g`;
}
