import { readSearch, type SearchReading } from "#app/domain/search/search-reading.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";

const MOST_KEPT = 300;

const keptOf = new WeakMap<Vocabulary, Map<string, SearchReading>>();

/** `readSearch`, remembered while these names hold: who has typed a search opens its page, and then chooses in it. Shared: read it only. */
export function readSearchOnce(
  typed: string,
  vocabulary: Vocabulary,
  { isExact = false }: { isExact?: boolean } = {},
): SearchReading {
  const kept = keptOf.get(vocabulary) ?? new Map<string, SearchReading>();
  keptOf.set(vocabulary, kept);
  const key = `${isExact ? "=" : "~"}${typed}`;
  const reading = kept.get(key) ?? readSearch(typed, vocabulary, { isExact });
  // What was asked for last is forgotten last.
  kept.delete(key);
  kept.set(key, reading);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return reading;
}
