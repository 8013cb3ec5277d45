// Which remedy a doctor means by part of its name: "nux-v", "kali phos", "acid nit", "arnika".

import type { RemedyEntry } from "#app/domain/search/entries.ts";
import { withoutFillers } from "#app/domain/search/fillers.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";
import { soundKey } from "#app/domain/search/sound-key.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { plainText, plainWords } from "#app/domain/search/words.ts";

export type RemedyMatch = Pick<RemedyEntry, "slug" | "name"> & {
  /** One of its names, whole and as it is spelt. */
  isExact: boolean;
};

const LONGEST_NAME = 80;
/** As it is written, or a beginning of it. */
const SPELT = 0.7;
/** What sounds alike or has a slip. */
const ALIKE = 0.66;
const AS_ALIKE = 0.05;
const ALMOST = 0.999;

/** The remedies that a text may mean, the likeliest first; none for fewer than two characters. */
export function matchRemedies(
  typed: string,
  { remedies }: Pick<Vocabulary, "remedies">,
  { limit = 8 }: { limit?: number } = {},
): RemedyMatch[] {
  const written = plainText(typed.slice(0, LONGEST_NAME)).replaceAll(" ", "");
  if (written.length < 2) return [];
  const words = withoutFillers(plainWords(typed.slice(0, LONGEST_NAME)));
  const matchesOf = (isExact: boolean, least: number) =>
    remedies
      .match(words, { isExact })
      .filter(({ askedShare, quality }) => askedShare >= ALMOST && quality >= least);
  const spelt = matchesOf(true, SPELT);
  // "zzzzzz" sounds like one letter.
  const isHeard = soundKey(written).length > 1;
  const found = spelt.length > 0 || !isHeard ? spelt : likest(matchesOf(false, ALIKE));
  return found
    .map((match) => ({ match, isExact: isCalled(match.entry, written) }))
    .sort((a, b) => Number(b.isExact) - Number(a.isExact) || order(a.match, b.match))
    .slice(0, limit)
    .map(({ match: { entry }, isExact }) => ({ slug: entry.slug, name: entry.name, isExact }));
}

/** The one remedy that a text names: exactly, or as the only one that it can mean. */
export function findRemedy(typed: string, vocabulary: Pick<Vocabulary, "remedies">): RemedyMatch | undefined {
  const [first, second] = matchRemedies(typed, vocabulary, { limit: 2 });
  return first && (first.isExact || !second) ? first : undefined;
}

/** What sounds alike is meant before what has a slip. */
function likest(matches: NameMatch<RemedyEntry>[]): NameMatch<RemedyEntry>[] {
  const most = Math.max(...matches.map(({ quality }) => quality));
  return matches.filter(({ quality }) => quality >= most - AS_ALIKE);
}

function isCalled({ name, otherNames }: RemedyEntry, written: string): boolean {
  return [name, ...otherNames].some((own) => plainText(own).replaceAll(" ", "") === written);
}

function order(a: NameMatch<RemedyEntry>, b: NameMatch<RemedyEntry>): number {
  return b.score - a.score || a.entry.name.localeCompare(b.entry.name);
}
