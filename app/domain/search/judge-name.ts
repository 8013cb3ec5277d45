// How well one name fits the typed words. Hundreds of names are judged for each letter that is typed: nothing is made here that
// is not needed for each of them.

import type { NameMatch, TakenFor } from "#app/domain/search/name-match.ts";
import { share, sum } from "#app/domain/search/shares.ts";

export type Name = { entry: number; text: string; words: string[]; isOwn: boolean };

/** Typed words that stand in a name: from the first of them, so many, at that word of the name, for so many of its words. */
export type Fit = { from: number; length: number; at: number; nameLength: number; quality: number };

/** Typed words that an entry may have without their standing in its name: its brand, its form. */
export type Attribute<E> = { places: readonly number[]; quality: number; has: (entry: E) => boolean };

/** How that name of the entry fits; undefined where it does not fit better than `least`. */
type Judge<E> = (
  entry: E,
  named: { name: Name; nameWeights: ArrayLike<number>; fits: Fit[]; least: number },
) => NameMatch<E> | undefined;

const INITIAL = 0.78;
const ATTRIBUTE = 0.94;
const OTHER_NAME = 0.985;
const OUT_OF_ORDER = 0.97;
const LATER_WORD = 0.85;
const FEW_LETTERS = 3;

/** Judges names by these words; `weights` are those of the words, by place. */
export function createJudge<E>(
  typed: readonly string[],
  {
    weights,
    attributes,
    hasInitials,
  }: { weights: readonly number[]; attributes: readonly Attribute<E>[]; hasInitials: boolean },
): Judge<E> {
  const isInitial = (word: string) => hasInitials && word.length === 1 && /\p{L}/u.test(word);
  const initials = typed.flatMap((word, place) => (isInitial(word) ? [place] : []));
  const isLong = typed.join("").length > FEW_LETTERS;
  const allWeights = sum(weights);

  function sureness({ from, length, quality, nameLength }: Fit): number {
    let weight = 0;
    for (let place = from; place < from + length; place++) weight += weights[place]!;
    return quality * (weight + 0.01 * nameLength);
  }

  // Used again for each name: most of them fit worse than another name of the same entry, and leave nothing behind.
  const inName = new Array<number>(typed.length).fill(0);
  const isNamed: boolean[] = [];
  const taken: Fit[] = [];

  return (entry, { name, nameWeights, fits, least }) => {
    inName.fill(0);
    isNamed.length = 0;
    for (let at = 0; at < name.words.length; at++) isNamed.push(false);
    taken.length = 0;
    if (fits.length > 1) fits.sort((a, b) => sureness(b) - sureness(a) || a.at - b.at);
    for (const fit of fits) {
      const { from, length, at, nameLength, quality } = fit;
      if (isTaken(inName, from, length) || isTaken(isNamed, at, nameLength)) continue;
      inName.fill(quality, from, from + length);
      isNamed.fill(true, at, at + nameLength);
      taken.push(fit);
    }
    for (const place of initials) {
      if (inName[place]! > 0) continue;
      const at = name.words.findIndex((own, n) => !isNamed[n] && own.startsWith(typed[place]!));
      if (at < 0) continue;
      inName[place] = INITIAL;
      isNamed[at] = true;
      taken.push({ from: place, length: 1, at, nameLength: 1, quality: INITIAL });
    }
    const qualities = withAttributes(entry, inName);
    const nameShare = share(nameWeights, (at) => (isNamed[at] ? 1 : 0));
    // A few letters are the beginning of a name rather than its second word: "ar" of Arnica, not of "Kali-ar.".
    const isBegun = isNamed[0] === true || isLong;
    const manner =
      (name.isOwn ? 1 : OTHER_NAME) *
      (isInOrder(taken, fits) ? 1 : OUT_OF_ORDER) *
      (isBegun ? 1 : LATER_WORD);
    let asked = 0;
    let sure = 0;
    for (const [place, its] of qualities.entries()) {
      if (its > 0) asked += weights[place]!;
      sure += weights[place]! * its;
    }
    const score = (allWeights === 0 ? 0 : sure / allWeights) * (0.78 + 0.22 * nameShare) * manner;
    if (score <= least) return undefined;
    const places = [...inName.keys()].filter((place) => inName[place]! > 0);
    return {
      entry,
      score,
      askedShare: allWeights === 0 ? 0 : asked / allWeights,
      nameShare,
      matchedName: name.text,
      isOwnName: name.isOwn,
      quality: places.reduce((worst, place) => Math.min(worst, inName[place]!), 1),
      qualities: [...inName],
      places,
      takenFor: new Map(taken.map((fit) => [fit.from, takenFor(name, fit)])),
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

function takenFor({ words }: Name, { at, nameLength, quality, length }: Fit): TakenFor {
  const text = nameLength === 1 ? words[at]! : words.slice(at, at + nameLength).join(" ");
  return { text, quality, length };
}

/** Whether the typed words stand in the name in the order in which they were typed. */
function isInOrder(taken: readonly Fit[], fits: readonly Fit[]): boolean {
  if (taken.length < 2) return true;
  let lastAt = -1;
  for (const from of taken.map((fit) => fit.from).sort((a, b) => a - b)) {
    const at = fits.find((fit) => fit.from === from)?.at ?? lastAt;
    if (at < lastAt) return false;
    lastAt = at;
  }
  return true;
}
