// What a number means that stands beside a medicine, where it is no potency of it.

import type { AskedPotency, MedicineEntry } from "#app/domain/search/entries.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";
import type { SearchQuery } from "#app/domain/search/search-query.ts";

/** Millilitres, grams or tablets: no smaller number is a pack's. */
const LEAST_PACK = 20;

/** "6 CH": every medicine in it. */
export function isPotencyAlone({ potency, words }: SearchQuery): boolean {
  return potency !== undefined && words.length === 0;
}

/** "BC 35", where the series ends at 28; not the size of a bottle. */
export function isOtherNumber(
  { entry }: NameMatch<MedicineEntry>,
  potency: AskedPotency | undefined,
): boolean {
  return potency !== undefined && !entry.remedy && /\d+(?!\d| (?:ml|g|dram))/.test(entry.name);
}

/** "Kofeez 450": a medicine that comes in no potency is asked for in that pack, as its label begins. */
export function packNumberOf(
  { entry }: NameMatch<MedicineEntry>,
  potency: AskedPotency | undefined,
): string | undefined {
  if (entry.remedy || !potency?.isBareNumber) return undefined;
  const { number } = potency.potency;
  return number >= LEAST_PACK ? String(number) : undefined;
}
