import type { ReadKept } from "#app/db/readings.server.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { readSearchOnce } from "#app/domain/search/kept-reading.ts";
import { LONGEST_SEARCH, type Suggestions } from "#app/domain/search/suggestion.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { suggest } from "#app/services/search/suggest.server.ts";

/** What stands on every answer of `/api/suggest`. */
export const suggestHeaders = {
  "Cache-Control": KEPT,
  "Content-Type": "application/json",
  "X-Robots-Tag": "noindex",
};

type Parts = { readKept: ReadKept; readVocabulary: () => Promise<Vocabulary>; clock: () => Date };

/** What a search field offers for the words typed so far, as JSON; nothing for no words and for more than a field takes. */
export async function suggestAsText(
  { readKept, readVocabulary, clock }: Parts,
  typed: string,
): Promise<string> {
  const q = typed.length > LONGEST_SEARCH ? "" : cleanLine(typed);
  const nothing: Suggestions = { groups: [] };
  const search = q === "" ? undefined : readSearchOnce(q, await readVocabulary());
  return JSON.stringify(search ? await suggest(readKept, { search, today: indiaDate(clock()) }) : nothing);
}
