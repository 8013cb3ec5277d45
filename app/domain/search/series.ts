// Medicines that a maker numbers: "R41", "BC 28", "Drox 2".

import type { MedicineEntry } from "#app/domain/search/entries.ts";
import { plainText } from "#app/domain/search/words.ts";

/** By the letters of the series, without spaces: its numbers. */
export type Series = ReadonlyMap<string, ReadonlySet<number>>;

const FEWEST = 5;
const CODE = /^(\p{L}[\p{L} ]{0,20}?) ?(\d{1,3})(?!\S)/u;

/** The series of which the shop has five numbers at least; a number behind the name of a brand may be a potency: "adel 30". */
export function seriesOf(medicines: readonly MedicineEntry[], brandNames: readonly string[]): Series {
  const brands = new Set(brandNames.map((name) => plainText(name).replaceAll(" ", "")));
  const all = new Map<string, Set<number>>();
  for (const { name, otherNames, remedy } of medicines) {
    if (remedy) continue;
    for (const text of [name, ...otherNames]) {
      const [, letters, number] = CODE.exec(plainText(text)) ?? [];
      if (!letters) continue;
      const key = letters.replaceAll(" ", "");
      all.set(key, (all.get(key) ?? new Set<number>()).add(Number(number)));
    }
  }
  return new Map([...all].filter(([letters, numbers]) => numbers.size >= FEWEST && !brands.has(letters)));
}

/** True where the text begins with a code of a series that goes without this number: "R99", "bio combination 32". */
export function isMissingInSeries(text: string, series: Series): boolean {
  const [, letters, number] = CODE.exec(text) ?? [];
  const numbers = letters && series.get(letters.replaceAll(" ", ""));
  return Boolean(numbers && !numbers.has(Number(number)));
}
