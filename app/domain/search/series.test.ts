import { expect, test } from "vitest";
import type { MedicineEntry } from "#app/domain/search/entries.ts";
import { isMissingInSeries, seriesOf } from "#app/domain/search/series.ts";

function medicine(name: string, ...otherNames: string[]): MedicineEntry {
  return {
    ...{ key: name, name, otherNames, remedy: undefined, productIds: [1], isSalt: false },
    ...{ brandIds: new Set([1]), dosageForms: new Set(["drops"]), formSlugs: new Set(["medicines"]) },
  };
}

const series = seriesOf(
  [
    ...[1, 2, 3, 4, 5].map((number) => medicine(`R${number} Drops`)),
    ...[1, 2, 3, 4, 28].map((number) => medicine(`Bio-Combination ${number}`, `BC ${number}`)),
    medicine("Omeo 7 Syrup"),
    ...[1, 2, 3, 4, 5].map((number) => medicine(`Adel ${number} Drops`)),
  ],
  ["Adel"],
);

test.each(["r 99", "R99", "r99 reckeweg", "bio combination 32", "bc 29"])(
  "%s goes without a medicine",
  (typed) => expect(isMissingInSeries(typed.toLowerCase(), series)).toBe(true),
);

test.each(["r 4", "r5 drops", "bc 28", "arnica r 99", "omeo 8", "adel 30", "arnica 30", ""])(
  "%s is no missing number of a series",
  (typed) => expect(isMissingInSeries(typed, series)).toBe(false),
);
