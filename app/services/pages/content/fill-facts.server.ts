import { missingWords, shopWords } from "#app/content/pages/shop-words.server.ts";
import type { KnownFacts } from "#app/domain/fact.ts";
import { keepHolding, withoutMissing } from "#app/domain/pages/fact-sections.ts";
import { fillPlaceholders } from "#app/domain/pages/placeholders.ts";

/** A stored or built-in text as it may be said now: only the parts whose facts hold, without what nobody has entered, with `words` filled in. */
export function fillFacts(
  html: string,
  { settings, holds }: KnownFacts,
  words: Readonly<Record<string, string>> = shopWords(settings),
): string {
  return fillPlaceholders(withoutMissing(keepHolding(html, holds), missingWords(settings)), words);
}
