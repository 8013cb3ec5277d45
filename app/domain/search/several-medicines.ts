// Several medicines in one search, as doctors copy them from a slip: "arnica 200, bryonia 30, rhus tox 200".

import type { NamedPacks } from "#app/domain/catalog/named-packs.ts";
import { SURE, WHOLE } from "#app/domain/search/how-sure.ts";
import { medicineOf, namedPacksOf } from "#app/domain/search/named-packs-of.ts";
import type { Understood } from "#app/domain/search/understand.ts";

const BETWEEN = /[,;|+\n]|\s\/\s/u;
const MOST = 8;

/** The packs of all of them, each remedy in its potency; undefined where a part of the search names no medicine. */
export function severalMedicines(
  typed: string,
  understandPart: (part: string) => Understood,
): NamedPacks | undefined {
  const parts = typed.split(BETWEEN).filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.length < 2 || parts.length > MOST) return undefined;
  const readings = parts.map(understandPart);
  if (!readings.every(isOnAList)) return undefined;
  const hits = readings.map(({ medicines: [first] }) => first!);
  if (new Set(hits.map(({ entry }) => entry.key)).size < 2) return undefined;
  return {
    medicines: readings.map((reading, at) => ({
      ...medicineOf(hits[at]!, reading),
      ...(hits[at]!.entry.remedy && { potencies: namedPacksOf(reading)?.potencies }),
    })),
    areClosedShown: true,
    unit: "packs",
  };
}

/** A remedy in its potency, a speciality by its name, or a code: "1 phial" and "2 drops morning" are no part of a list. */
function isOnAList({ care, medicines: [first], potency }: Understood): boolean {
  if (care || !first || first.askedShare < SURE) return false;
  if (first.entry.remedy) return potency !== undefined;
  return first.score >= WHOLE || /^[A-Z]{1,3}\d/.test(first.entry.name);
}
