import type { CareEntry, PlaceEntry } from "#app/domain/search/entries.ts";
import { ALIKE, SPELT, WHOLE } from "#app/domain/search/how-sure.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";

/** A complaint is meant when one of its names stands there whole, whatever else is said. */
export function isWhole({
  nameShare,
  askedShare,
  score,
  quality,
}: NameMatch<CareEntry | PlaceEntry>): boolean {
  // One word that looks alike among others is chance.
  // Nor is one of five words a complaint that is told.
  const leastAsked = quality >= SPELT ? 0.205 : 0.6;
  if (quality < ALIKE && askedShare < 1) return false;
  return nameShare >= WHOLE && askedShare >= leastAsked && score >= 0.62 * askedShare;
}
