import type { Answer } from "#app/components/ui/combobox/use-look-up.ts";
import { searchFieldText } from "#app/content/messages/search/search-field.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";
import { searchesFor } from "#app/domain/search/recent-searches.ts";
import type { Suggestion, SuggestionKind, Suggestions } from "#app/domain/search/suggestion.ts";

/** One row of the list, and where it leads; `search` is what is looked for there. */
export type SuggestionRow = Omit<Suggestion, "to"> & { to: LinkTarget; search?: string };
export type SuggestionGroup = { kind: SuggestionKind | "searches" | "all"; rows: SuggestionRow[] };

/** The address of a search. */
function searchAddress(search: string): `/shop?${string}` {
  return `/shop?${new URLSearchParams({ q: search })}`;
}

/** What a field shows: for no words the searches made on this device, else what the shop found, such searches that begin so, and all results. */
export function groupsFor(
  typed: string,
  { answer, searches }: { answer: Answer<Suggestions> | undefined; searches: readonly string[] },
): SuggestionGroup[] {
  const own = searchesFor(searches, typed).map(
    (search): SuggestionRow => ({ to: searchAddress(search), name: search, search }),
  );
  const lately: SuggestionGroup = { kind: "searches", rows: own };
  if (typed === "") return [lately].filter(hasRows);
  const name = searchFieldText.all(typed);
  const all: SuggestionGroup = { kind: "all", rows: [{ to: searchAddress(typed), name, search: typed }] };
  const found = answer && isOf(answer, typed) ? (answer.found?.groups ?? []) : [];
  const offered = found.map(({ kind, suggestions }): SuggestionGroup => ({ kind, rows: suggestions }));
  return [...offered, lately, all].filter(hasRows);
}

/** What was found a letter before or after stays until the new answer is there; it is nothing to other words. */
function isOf({ typed }: Answer<Suggestions>, now: string): boolean {
  return now.startsWith(typed) || typed.startsWith(now);
}

function hasRows({ rows }: SuggestionGroup): boolean {
  return rows.length > 0;
}
