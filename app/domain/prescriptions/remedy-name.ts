// How a remedy is meant when a doctor or a shopper types part of its name: "nux-v", "kali phos", "acid nit", "arnika".

export type RemedyNames = {
  slug: string;
  name: string;
  abbreviation: string;
  /** Common names, synonyms, short forms of the trade, the Hindi name. */
  otherNames: readonly string[];
};

export type RemedyMatch = {
  slug: string;
  name: string;
  abbreviation: string;
  matched: string;
  isExact: boolean;
};

/** A name in the spelling that names are compared in: small letters, no accents, no dots, one space between words. */
export function normaliseName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** The remedies that a text may mean, the likeliest first; none for fewer than two characters. */
export function matchRemedies(
  typed: string,
  remedies: readonly RemedyNames[],
  { limit = 8 }: { limit?: number } = {},
): RemedyMatch[] {
  const asked = readAs(typed.slice(0, LONGEST_NAME));
  if (asked.normal.length < 2) return [];
  const found = remedies.flatMap((remedy) => bestOf(asked, remedy) ?? []);
  const isSpeltRight = found.some(({ distance }) => distance < MISSPELT);
  return found
    .filter(({ distance }) => !isSpeltRight || distance < MISSPELT)
    .sort((a, b) => a.distance - b.distance || a.match.name.localeCompare(b.match.name))
    .slice(0, limit)
    .map(({ match }) => match);
}

/** The one remedy that a text names: exactly, or as the only one that it can mean. */
export function findRemedy(typed: string, remedies: readonly RemedyNames[]): RemedyMatch | undefined {
  const [first, second] = matchRemedies(typed, remedies, { limit: 2 });
  return first && (first.isExact || !second) ? first : undefined;
}

const LONGEST_NAME = 80;
// Ranks: the whole name, its beginning, the beginnings of its words, then misspelt ones.
const EXACT = 0;
const ABBREVIATED = 1;
const STARTS = 10;
const WORDS_START = 20;
const LATER_WORDS = 30;
const MISSPELT = 40;

/** A name as it is compared: whole, without its spaces, and its words. */
type Spelt = { normal: string; joined: string; words: string[] };
type Called = Spelt & { text: string; penalty: number };
/** Three hundred remedies have two thousand names, and each line of a prescription is compared with all of them. */
const calledBefore = new WeakMap<RemedyNames, Called[]>();

function namesOf(remedy: RemedyNames): Called[] {
  const known = calledBefore.get(remedy);
  if (known) return known;
  const { name, abbreviation, otherNames } = remedy;
  const names = [
    { text: name, penalty: 0 },
    { text: abbreviation, penalty: ABBREVIATED },
    ...otherNames.map((text) => ({ text, penalty: 2 })),
  ].map((called) => ({ ...called, ...readAs(called.text) }));
  calledBefore.set(remedy, names);
  return names;
}

function readAs(text: string): Spelt {
  const normal = normaliseName(text);
  return { normal, joined: normal.replaceAll(" ", ""), words: normal.split(" ") };
}

function bestOf(asked: Spelt, remedy: RemedyNames): { match: RemedyMatch; distance: number } | undefined {
  const { slug, name, abbreviation } = remedy;
  const ranked = namesOf(remedy)
    .flatMap(({ text, penalty, ...name }) => {
      const distance = distanceOf(asked, name);
      return distance === undefined ? [] : [{ text, rank: distance, distance: distance + penalty }];
    })
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  if (!best) return undefined;
  const match = { slug, name, abbreviation, matched: best.text, isExact: best.rank === EXACT };
  return { match, distance: best.distance };
}

function distanceOf(
  { normal: asked, joined, words: askedWords }: Spelt,
  { normal: name, joined: nameJoined, words: nameWords }: Spelt,
): number | undefined {
  if (!name) return undefined;
  if (joined === nameJoined) return EXACT;
  if (name.startsWith(asked)) return STARTS;
  if (wordsStart(askedWords, nameWords)) return WORDS_START;
  // Hahnemann's order: "acid nit" for Nitricum acidum.
  if (askedWords.length === 2 && wordsStart(askedWords.toReversed(), nameWords)) return WORDS_START + 1;
  for (let first = 1; first < nameWords.length; first++)
    if (asked.length >= 3 && wordsStart(askedWords, nameWords.slice(first))) return LATER_WORDS;
  const slips = slipsBetween(asked, name, allowedSlips(asked));
  return slips === undefined ? undefined : MISSPELT + slips;
}

function wordsStart(asked: string[], name: string[]): boolean {
  return asked.length <= name.length && asked.every((word, n) => name[n]!.startsWith(word));
}

function allowedSlips(asked: string): number {
  if (asked.length < 5) return 0;
  return asked.length < 8 ? 1 : 2;
}

/** Letters wrong, missing, too many or swapped between two words; undefined when there are more than `most`. Only the beginning of a longer name counts. */
function slipsBetween(asked: string, name: string, most: number): number | undefined {
  if (most === 0 || name.length < asked.length - most) return undefined;
  const heard = name.slice(0, asked.length + most);
  const far = most + 1;
  const none: number[] = new Array(heard.length + 1).fill(far);
  let before = none;
  let last = none.map((_, n) => n);
  for (let row = 1; row <= asked.length; row++) {
    const current = none.slice();
    current[0] = row;
    let least = row;
    // Further from the diagonal there are too many missing already.
    for (let column = Math.max(1, row - most); column <= Math.min(heard.length, row + most); column++) {
      const isSame = asked[row - 1] === heard[column - 1];
      let slips = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped = asked[row - 1] === heard[column - 2] && asked[row - 2] === heard[column - 1];
      if (row > 1 && column > 1 && isSwapped) slips = Math.min(slips, before[column - 2]! + 1);
      current[column] = slips;
      least = Math.min(least, slips);
    }
    // One row may still be mended by letters that are swapped.
    if (least > far) return undefined;
    before = last;
    last = current;
  }
  const slips = Math.min(...last);
  return slips <= most ? slips : undefined;
}
