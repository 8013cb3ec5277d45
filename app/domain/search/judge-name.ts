// How well one name fits the typed words. Hundreds of names are judged for each letter that is typed: nothing is made here that
// is not needed for each of them.

import type { NameMatch, TakenFor } from "#app/domain/search/name-match.ts";
import { share, sum } from "#app/domain/search/shares.ts";

export type Name = { entry: number; text: string; words: string[]; isOwn: boolean };

/** Typed words that stand in a name: from the first of them, so many, at that word of the name, for so many of its words. */
export type Fit = { from: number; length: number; at: number; nameLength: number; quality: number };

/** Typed words that an entry may have without their standing in its name: its brand, its form. */
export type Attribute<E> = { places: readonly number[]; quality: number; has: (entry: E) => boolean };

type Judge<E> = (
  entry: E,
  named: { name: Name; nameWeights: ArrayLike<number>; fits: Fit[] },
) => NameMatch<E>;

const INITIAL = 0.78;
const ATTRIBUTE = 0.94;
const OTHER_NAME = 0.985;
const OUT_OF_ORDER = 0.97;
const LATER_WORD = 0.85;
const FEW_LETTERS = 3;

/** Judges names by these words; `weights` are those of the words, by place. */
export function createJudge<E>(
  typed: readonly string[],
  { weights, attributes }: { weights: readonly number[]; attributes: readonly Attribute<E>[] },
): Judge<E> {
  const initials = typed.flatMap((word, place) => (word.length === 1 && /\p{L}/u.test(word) ? [place] : []));
  const isLong = typed.join("").length > FEW_LETTERS;
  const allWeights = sum(weights);

  function sureness({ from, length, quality, nameLength }: Fit): number {
    let weight = 0;
    for (let place = from; place < from + length; place++) weight += weights[place]!;
    return quality * (weight + 0.01 * nameLength);
  }

  return (entry, { name, nameWeights, fits }) => {
    const inName = new Array<number>(typed.length).fill(0);
    const isNamed = new Array<boolean>(name.words.length).fill(false);
    const takenFor = new Map<number, TakenFor>();
    if (fits.length > 1) fits.sort((a, b) => sureness(b) - sureness(a) || a.at - b.at);
    for (const { from, length, at, nameLength, quality } of fits) {
      if (isTaken(inName, from, length) || isTaken(isNamed, at, nameLength)) continue;
      inName.fill(quality, from, from + length);
      isNamed.fill(true, at, at + nameLength);
      takenFor.set(from, { text: wordsOf(name, at, nameLength), quality, length });
    }
    for (const place of initials) {
      if (inName[place]! > 0) continue;
      const at = name.words.findIndex((own, n) => !isNamed[n] && own.startsWith(typed[place]!));
      if (at < 0) continue;
      inName[place] = INITIAL;
      isNamed[at] = true;
      takenFor.set(place, { text: name.words[at]!, quality: INITIAL, length: 1 });
    }
    const places: number[] = [];
    let quality = 1;
    for (const [place, its] of inName.entries()) {
      if (its === 0) continue;
      places.push(place);
      quality = Math.min(quality, its);
    }
    const qualities = withAttributes(entry, inName);
    const nameShare = share(nameWeights, (at) => (isNamed[at] ? 1 : 0));
    // A few letters are the beginning of a name rather than its second word: "ar" of Arnica, not of "Kali-ar.".
    const isBegun = isNamed[0] === true || isLong;
    const manner =
      (name.isOwn ? 1 : OTHER_NAME) *
      (isInOrder(takenFor, fits) ? 1 : OUT_OF_ORDER) *
      (isBegun ? 1 : LATER_WORD);
    let asked = 0;
    let sure = 0;
    for (const [place, its] of qualities.entries()) {
      if (its > 0) asked += weights[place]!;
      sure += weights[place]! * its;
    }
    return {
      entry,
      score: (allWeights === 0 ? 0 : sure / allWeights) * (0.78 + 0.22 * nameShare) * manner,
      askedShare: allWeights === 0 ? 0 : asked / allWeights,
      nameShare,
      matchedName: name.text,
      isOwnName: name.isOwn,
      quality,
      qualities: inName,
      places,
      takenFor,
    };
  };

  function withAttributes(entry: E, inName: readonly number[]): readonly number[] {
    let qualities = inName;
    for (const { places, quality, has } of attributes) {
      const its = quality * ATTRIBUTE;
      if (!places.some((place) => qualities[place]! < its) || !has(entry)) continue;
      qualities = qualities.map((own, place) => (places.includes(place) ? Math.max(own, its) : own));
    }
    return qualities;
  }
}

function isTaken(of: readonly (number | boolean)[], from: number, length: number): boolean {
  for (let place = from; place < from + length; place++) if (of[place]) return true;
  return false;
}

function wordsOf({ words }: Name, at: number, length: number): string {
  return length === 1 ? words[at]! : words.slice(at, at + length).join(" ");
}

/** Whether the typed words stand in the name in the order in which they were typed. */
function isInOrder(takenFor: ReadonlyMap<number, TakenFor>, fits: readonly Fit[]): boolean {
  if (takenFor.size < 2) return true;
  let lastAt = -1;
  for (const from of [...takenFor.keys()].sort((a, b) => a - b)) {
    const at = fits.find((fit) => fit.from === from)?.at ?? lastAt;
    if (at < lastAt) return false;
    lastAt = at;
  }
  return true;
}
