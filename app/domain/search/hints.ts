import type { CareEntry, PlaceEntry } from "#app/domain/search/entries.ts";
import { SPELT, WHOLE } from "#app/domain/search/how-sure.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";

/**
 * The complaints that are named whole among words which say nothing to the shop: pages to read, beside what is said of the words; none
 * where one of them is for a doctor or restricted by law.
 */
export function hintsOf(
  places: readonly NameMatch<PlaceEntry>[],
  cares: readonly NameMatch<CareEntry>[],
): NameMatch<PlaceEntry>[] {
  if (cares.some((match) => isNamed(match) && match.quality === 1)) return [];
  return places.filter(({ entry: { kind } }) => kind === "condition" || kind === "concern").filter(isNamed);
}

function isNamed({ quality, nameShare }: NameMatch<CareEntry | PlaceEntry>): boolean {
  return quality >= SPELT && nameShare >= WHOLE;
}
