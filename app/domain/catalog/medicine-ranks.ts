// The medicines of a shelf in the order of their names.

/** How remedies are called, by their ids. */
export type RemedyNames = ReadonlyMap<number, string>;
export type MedicineRanks = {
  /** The place of a medicine, by its number; no two share one. */
  of: Int32Array;
  /** The medicine on each place. */
  medicines: Int32Array;
  remedyNames: RemedyNames;
};

/** Ranks medicines, given by their keys, by name whatever its letters' size, those of one name by key. */
export function rankMedicines(keys: readonly string[], remedyNames: RemedyNames): MedicineRanks {
  const names = keys.map((key) => nameOf(key, remedyNames));
  const medicines = Int32Array.from(keys.keys()).sort(
    (a, b) => compare(names[a]!, names[b]!) || compare(keys[a]!, keys[b]!),
  );
  const of = new Int32Array(keys.length);
  for (const [place, medicine] of medicines.entries()) of[medicine] = place;
  return { of, medicines, remedyNames };
}

/** A key is the id of a remedy, or ends with the name of what has none (services/catalog/medicine-query). */
function nameOf(key: string, remedyNames: RemedyNames): string {
  const colon = key.indexOf(":");
  return colon < 0 ? (remedyNames.get(Number(key)) ?? "").toLowerCase() : key.slice(colon + 1);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
