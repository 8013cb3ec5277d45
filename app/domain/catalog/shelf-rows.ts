// Packs in columns: of each thing that a filter chooses by, the number that it has in the words of the shelf (shelf-words.ts).

import type { Potency } from "#app/domain/catalog/potency.ts";
import type { ShelfWords } from "#app/domain/catalog/shelf-words.ts";
import { NONE } from "#app/domain/number-chunks.ts";

const COLUMNS = [
  "ids",
  "medicines",
  /** 1 for what stands on a shelf; the rest is shown to who names it. */
  "onShelf",
  "brands",
  "dosageForms",
  "potencies",
  "packs",
  "origins",
  /** 0 for what holds none. */
  "alcohol",
  /** 0 for what may be sold today. */
  "stock",
  /** The set of its categories. */
  "categories",
  "prices",
  /** MARKS of the pack, added up. */
  "marks",
  /** When it came into the shop. */
  "createdSeconds",
  /** Those received and kept in the last 90 days. */
  "soldPacks",
] as const;

/** What the shop puts forward, as bits. */
export const MARKS = { featured: 1, "best-sellers": 2, "new-arrivals": 4 };

export type ShelfRows = Record<(typeof COLUMNS)[number], Int32Array>;

/** Packs that are alike in what many packs have in common, as they are read. */
export type ShelfGroup = {
  dosageForm: string;
  potency: Potency | undefined;
  packSize: string;
  originCountry: string;
  isAlcoholFree: boolean;
  isOnShelf: boolean;
  ids: number[];
  /** Of each id, in the same order. */
  brandIds: number[];
  pricesPaise: number[];
  /** What makes it one medicine with others. */
  medicineKeys: string[];
  marks: number[];
  /** Since 2020. */
  createdSeconds: number[];
};
export type ShelfPacks = {
  groups: ShelfGroup[];
  inStock: number[];
  /** Of the few products of which packs were sold. */
  sold: { ids: number[]; packs: number[] };
  members: { categoryId: number; productIds: number[] }[];
};

/** Puts packs as they were read into columns, in no order. */
export function rowsOfPacks(words: ShelfWords, { groups, inStock, sold, members }: ShelfPacks): ShelfRows {
  const rows = emptyRows(groups.reduce((sum, { ids }) => sum + ids.length, 0));
  let start = 0;
  for (const group of groups) {
    fillGroup(words, rows, { group, start });
    start += group.ids.length;
  }
  const rowOf = new Map<number, number>();
  rows.ids.forEach((id, row) => {
    rowOf.set(id, row);
  });
  rows.stock.fill(NONE);
  for (const id of inStock) {
    const row = rowOf.get(id);
    if (row !== undefined) rows.stock[row] = 0;
  }
  for (const [n, id] of sold.ids.entries()) {
    const row = rowOf.get(id);
    if (row !== undefined) rows.soldPacks[row] = sold.packs[n]!;
  }
  const numbered = members.map((each) => ({ ...each, category: words.categories.of(each.categoryId) }));
  for (const { category, productIds } of numbered.sort((a, b) => a.category - b.category))
    for (const id of productIds) {
      const row = rowOf.get(id);
      if (row !== undefined) rows.categories[row] = words.categorySets.with(rows.categories[row]!, category);
    }
  return rows;
}

function fillGroup(
  words: ShelfWords,
  rows: ShelfRows,
  { group, start }: { group: ShelfGroup; start: number },
): void {
  const { ids, potency } = group;
  const end = start + ids.length;
  rows.onShelf.fill(Number(group.isOnShelf), start, end);
  rows.dosageForms.fill(words.dosageForms.of(group.dosageForm), start, end);
  rows.potencies.fill(potency ? words.ofPotency(potency) : NONE, start, end);
  rows.packs.fill(words.packs.of(group.packSize), start, end);
  rows.origins.fill(words.origins.of(group.originCountry), start, end);
  rows.alcohol.fill(group.isAlcoholFree ? 0 : NONE, start, end);
  for (const [n, id] of ids.entries()) {
    rows.ids[start + n] = id;
    rows.medicines[start + n] = words.medicines.of(group.medicineKeys[n]!);
    rows.brands[start + n] = words.brands.of(group.brandIds[n]!);
    rows.prices[start + n] = words.prices.of(group.pricesPaise[n]!);
    rows.marks[start + n] = group.marks[n]!;
    rows.createdSeconds[start + n] = group.createdSeconds[n]!;
  }
}

function emptyRows(length: number): ShelfRows {
  return eachColumn(() => new Int32Array(length));
}

/** Those rows, in that order. */
export function pickRows(rows: ShelfRows, places: Int32Array): ShelfRows {
  return eachColumn((name) => {
    const column = rows[name];
    return places.map((place) => column[place]!);
  });
}

/** So many rows from one on. */
export function sliceRows(rows: ShelfRows, start: number, end: number): ShelfRows {
  return eachColumn((name) => rows[name].slice(start, end));
}

/** The rows that stay and those that came, packs of one medicine together. */
export function joinRows(stay: ShelfRows, came: ShelfRows): ShelfRows {
  const joined = eachColumn((name) => {
    const column = new Int32Array(stay[name].length + came[name].length);
    column.set(stay[name]);
    column.set(came[name], stay[name].length);
    return column;
  });
  const places = Int32Array.from(joined.ids.keys());
  return pickRows(
    joined,
    places.sort((a, b) => joined.medicines[a]! - joined.medicines[b]!),
  );
}

function eachColumn(of: (name: keyof ShelfRows) => Int32Array): ShelfRows {
  return Object.fromEntries(COLUMNS.map((name) => [name, of(name)])) as ShelfRows;
}
