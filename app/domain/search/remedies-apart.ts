import type { MedicineEntry } from "#app/domain/search/entries.ts";
import { SPELT, WHOLE } from "#app/domain/search/how-sure.ts";
import { AND, isAbbreviated } from "#app/domain/search/is-meant.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";

/**
 * The remedies that were typed side by side, in that order: "calc phos aur mag phos" asks for two salts, not for a syrup that is made
 * of both. Empty unless they have all the words between them, and where one name has most of the words by itself.
 */
export function remediesApart(
  matches: readonly NameMatch<MedicineEntry>[],
  words: readonly string[],
): NameMatch<MedicineEntry>[] {
  const [best] = matches;
  if (!best || best.nameShare >= WHOLE) return [];
  const whole = matches.filter(
    (match) =>
      match.entry.remedy && match.nameShare >= WHOLE && match.quality >= SPELT && !isAbbreviated(match),
  );
  const taken = new Set<number>();
  const apart: NameMatch<MedicineEntry>[] = [];
  for (const match of whole.toSorted((a, b) => b.places.length - a.places.length || b.score - a.score)) {
    if (match.places.some((at) => taken.has(at))) continue;
    apart.push(match);
    for (const at of match.places) taken.add(at);
  }
  const hasAll = words.every((word, at) => taken.has(at) || word === AND);
  return apart.length > 1 && hasAll ? apart.toSorted((a, b) => a.places[0]! - b.places[0]!) : [];
}
