// The Latin of remedies that the shop does not keep, though a part of it stands in the name of one that it keeps.

import type { MedicineEntry } from "#app/domain/search/entries.ts";
import { SPELT, WHOLE } from "#app/domain/search/how-sure.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";
import { plainWords } from "#app/domain/search/words.ts";

const LATIN = /^\p{L}{3,}(?:um|us|ella|illa|ina|ica|ata|osa|ensis|oides|aris|alis)$/u;
/** So the first word of a remedy ends, too, where its second stands behind it. */
const GENUS = /^\p{L}{4,}(?:ia|ea|is|os|as|ys|on|um|us|a)$/u;
/** The second word of a salt. */
const NEUTER = /^\p{L}{3,}(?:icum|osum|atum)$/u;
const ACID = /^acid(?:um)?$/;
/** A Latin word less sure than that is none of the shop's; nor one behind the first word of a name, less sure than this. */
const KNOWN = 0.5;
const LIKE = 0.8;

/**
 * "Lac felinum", "calcarea renalis": the Latin of a remedy that the shop does not know, beside a part of a name or right behind it;
 * "sarracenia purpurea" right before what is the second word of others, "hydrocyanic acid".
 */
export function isOtherRemedy(
  match: NameMatch<MedicineEntry>,
  { words, sureOf }: { words: readonly string[]; sureOf: (word: string) => number },
): boolean {
  const { qualities, places, nameShare, entry, quality } = match;
  const [first = -1] = places;
  return words.some((word, at) => {
    if (qualities[at]! > 0) return false;
    if (/^\p{L}{3,}ic$/u.test(word) && ACID.test(words[at + 1] ?? "") && sureOf(word) < KNOWN) return true;
    const isBefore = GENUS.test(word) && first === at + 1;
    // "Cuprum aceticum" is no acid.
    if (isBefore && entry.remedy && places.length === 1 && NEUTER.test(words[first]!)) return true;
    // "Thallium met" is no Ferrum metallicum, even if it sounds like Allium, and no mint.
    const isNamed = hasFirstWord(match) && (quality === 1 || !/(?:um|us)$/.test(word));
    if (isBefore && sureOf(word) < (entry.remedy ? SPELT : KNOWN) && !isNamed) return true;
    if (!LATIN.test(word)) return false;
    const isBehind = places.includes(at - 1);
    if (isBehind && nameShare < WHOLE && entry.remedy) return true;
    return sureOf(word) < (isBehind ? LIKE : nameShare < WHOLE ? KNOWN : 0);
  });
}

/** The Latin of a remedy of which the shop knows nothing. */
export function isUnknownLatin(word: string, sureOf: (word: string) => number): boolean {
  return LATIN.test(word) && sureOf(word) < KNOWN;
}

/** Whether the first word of the name is among what was typed. */
function hasFirstWord({ takenFor, matchedName }: NameMatch<MedicineEntry>): boolean {
  const [first = ""] = plainWords(matchedName);
  return [...takenFor.values()].some(({ text }) => text.startsWith(first));
}
