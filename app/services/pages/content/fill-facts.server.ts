import { shopWords } from "#app/content/pages/shop-words.server.ts";
import type { KnownFacts } from "#app/domain/fact.ts";
import { keepHolding } from "#app/domain/pages/fact-sections.ts";
import { fillPlaceholders } from "#app/domain/pages/placeholders.ts";

/** A stored or built-in text as it may be said now: only the parts whose facts hold, with the facts of the settings filled in. */
export function fillFacts(html: string, { settings, holds }: KnownFacts): string {
  return fillPlaceholders(keepHolding(html, holds), shopWords(settings));
}
