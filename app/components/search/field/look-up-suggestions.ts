import { hrefOf } from "#app/content/messages/page-address.ts";
import type { Suggestions } from "#app/domain/search/suggestion.ts";

/** What the shop offers for these words; undefined where it cannot be reached. */
export async function lookUpSuggestions(
  typed: string,
  signal: AbortSignal,
): Promise<Suggestions | undefined> {
  try {
    const response = await fetch(hrefOf(`/api/suggest?${new URLSearchParams({ q: typed })}`), { signal });
    return response.ok ? ((await response.json()) as Suggestions) : undefined;
  } catch {
    return undefined;
  }
}
