// A word of the owner's: what the shop looks for instead when somebody types it, "khansi" means "cough".

import { restrictedAreasIn } from "#app/domain/catalog/restricted-areas.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { looksPersonal } from "#app/domain/search/personal-term.ts";

export type Synonym = { term: string; means: string };
export type SynonymRefusal = "no-term" | "no-means" | "too-long" | "personal" | "same" | "restricted";

const LONGEST_SYNONYM = 60;

/** Reads a word and its meaning as they are kept. */
export function readSynonym(typed: Synonym): Result<Synonym, SynonymRefusal> {
  const { term, means } = synonymProblems(typed);
  const reason = term ?? means;
  return reason ? refused(reason) : ok({ term: cleanLine(typed.term), means: cleanLine(typed.means) });
}

/**
 * What is wrong with each of the two, both at once. A word that names an area for which no medicine may be advertised must
 * mean such words too: the search then answers with information, as it does without the owner's word.
 */
export function synonymProblems(typed: Synonym): Partial<Record<keyof Synonym, SynonymRefusal>> {
  const [term, means] = [cleanLine(typed.term), cleanLine(typed.means)];
  const ofTerm = problemOf(term, "no-term");
  const ofMeans = problemOf(means, "no-means");
  if (ofTerm || ofMeans) return { ...(ofTerm && { term: ofTerm }), ...(ofMeans && { means: ofMeans }) };
  if (sameWords(term) === sameWords(means)) return { means: "same" };
  const areas = restrictedAreasIn(means);
  const isInformation = restrictedAreasIn(term).every((area) => areas.includes(area));
  return isInformation ? {} : { means: "restricted" };
}

function problemOf<R extends SynonymRefusal>(
  words: string,
  missing: R,
): R | "too-long" | "personal" | undefined {
  if (!/[\p{L}\p{N}]/u.test(words)) return missing;
  if ([...words].length > LONGEST_SYNONYM) return "too-long";
  return looksPersonal(words) ? "personal" : undefined;
}

/** One spelling of words that are the same to whoever types them. */
function sameWords(words: string): string {
  return cleanLine(words).toLowerCase();
}

/** Each word with what it means in the end: a meaning that is itself such a word is followed, no way twice. */
export function meaningsInTheEnd(synonyms: readonly Synonym[]): Synonym[] {
  const next = new Map(synonyms.map(({ term, means }) => [sameWords(term), means]));
  return synonyms.map(({ term, means }) => {
    const seen = new Set([sameWords(term)]);
    let end = means;
    for (let further: string | undefined = means; further !== undefined; further = next.get(sameWords(end))) {
      if (seen.has(sameWords(further))) break;
      seen.add(sameWords(further));
      end = further;
    }
    return { term, means: end };
  });
}
