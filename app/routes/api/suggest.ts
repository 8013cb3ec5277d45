import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { readSearchOnce } from "#app/domain/search/kept-reading.ts";
import { LONGEST_SEARCH, type Suggestions } from "#app/domain/search/suggestion.ts";
import { suggest } from "#app/services/search/suggest.server.ts";
import type { Route } from "./+types/suggest";

/** What a search field offers for the words typed so far (`q`), as JSON; nothing for no words and for more than a field takes. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { readKept, clock, readVocabulary } = context.get(shopContext);
  const typed = url.searchParams.get("q") ?? "";
  const q = typed.length > LONGEST_SEARCH ? "" : cleanLine(typed);
  const nothing: Suggestions = { groups: [] };
  const search = q === "" ? undefined : readSearchOnce(q, await readVocabulary());
  const found = search ? await suggest(readKept, { search, today: indiaDate(clock()) }) : nothing;
  return Response.json(found, { headers: { "Cache-Control": KEPT, "X-Robots-Tag": "noindex" } });
}
