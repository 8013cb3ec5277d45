import { hrefOf } from "#app/content/messages/page-address.ts";
import type { Suggestions } from "#app/domain/search/suggestion.ts";

const KEPT_MS = 60_000;
const MOST_KEPT = 100;
/** Keys that follow faster are a scanner's, or one that is held down. */
const FAST_MS = 60;

type Asked = { typed: string; found: Promise<Suggestions | undefined>; leaving: AbortController };

const kept = new Map<string, { found: Suggestions; at: number }>();
let ahead: Asked | undefined;
let lastKeyAt = 0;

/** The words of a field as they are looked up. */
export function askedOf(value: string): string {
  return value.trim().replace(/\s+/g, " ").toLowerCase();
}

/** Asks for words as soon as they are typed: the answer is on its way while the field is drawn with them. */
export function askAhead(typed: string): void {
  const isFast = Date.now() - lastKeyAt < FAST_MS;
  lastKeyAt = Date.now();
  ahead?.leaving.abort();
  ahead = typed === "" || isFast || keptFor(typed) ? undefined : ask(typed);
}

/** What the shop offers for these words; undefined where it cannot be reached. */
export async function lookUpSuggestions(
  typed: string,
  signal: AbortSignal,
): Promise<Suggestions | undefined> {
  const known = keptFor(typed);
  if (known) return known;
  const asked = ahead?.typed === typed ? ahead : ask(typed);
  ahead = undefined;
  signal.addEventListener("abort", () => asked.leaving.abort());
  return asked.found;
}

function ask(typed: string): Asked {
  const leaving = new AbortController();
  return { typed, leaving, found: fetchSuggestions(typed, leaving.signal) };
}

async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<Suggestions | undefined> {
  try {
    const response = await fetch(hrefOf(`/api/suggest?${new URLSearchParams({ q: typed })}`), { signal });
    if (!response.ok) return undefined;
    const found = (await response.json()) as Suggestions;
    keep(typed, found);
    return found;
  } catch {
    return undefined;
  }
}

function keptFor(typed: string): Suggestions | undefined {
  const known = kept.get(typed);
  return known && Date.now() - known.at < KEPT_MS ? known.found : undefined;
}

function keep(typed: string, found: Suggestions): void {
  kept.delete(typed);
  kept.set(typed, { found, at: Date.now() });
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
}
