// A word of the owner's: what the shop looks for instead when somebody types it, "khansi" means "cough".

import { restrictedAreasIn } from "#app/domain/catalog/restricted-areas.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { looksPersonal } from "#app/domain/search/personal-term.ts";

export type Synonym = { term: string; means: string };
export type SynonymRefusal = "no-term" | "no-means" | "too-long" | "personal" | "same" | "restricted";

const LONGEST_SYNONYM = 60;

/**
 * Reads a word and its meaning as they are kept. A word that names an area for which no medicine may be advertised must mean
 * such words too: the search then answers with information, as it does without the owner's word.
 */
export function readSynonym(typed: Synonym): Result<Synonym, SynonymRefusal> {
  const synonym = { term: cleanLine(typed.term), means: cleanLine(typed.means) };
  if (!/[\p{L}\p{N}]/u.test(synonym.term)) return refused("no-term");
  if (!/[\p{L}\p{N}]/u.test(synonym.means)) return refused("no-means");
  if (isLong(synonym.term) || isLong(synonym.means)) return refused("too-long");
  if (looksPersonal(synonym.term) || looksPersonal(synonym.means)) return refused("personal");
  if (sameWords(synonym.term) === sameWords(synonym.means)) return refused("same");
  const areas = restrictedAreasIn(synonym.means);
  if (restrictedAreasIn(synonym.term).some((area) => !areas.includes(area))) return refused("restricted");
  return ok(synonym);
}

/** Which of the two a refusal is about. */
export function wrongPart(
  reason: SynonymRefusal | "exists" | "loop",
  { term }: Pick<Synonym, "term">,
): keyof Synonym {
  if (reason === "too-long") return isLong(cleanLine(term)) ? "term" : "means";
  if (reason === "personal") return looksPersonal(cleanLine(term)) ? "term" : "means";
  return reason === "no-term" || reason === "exists" ? "term" : "means";
}

/** One spelling of words that are the same to whoever types them. */
function sameWords(words: string): string {
  return cleanLine(words).toLowerCase();
}

function isLong(words: string): boolean {
  return [...words].length > LONGEST_SYNONYM;
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
