// The packs of the shop in columns, so that the choices of a filter are counted in a millisecond, and in buckets, each with all
// packs of its medicines: what one of them counts is added to what the others do. After a change of some packs an edition has new
// buckets for these and shares all others with the edition before, which stays as it was.

import { type MedicineRanks, type RemedyNames, rankMedicines } from "#app/domain/catalog/medicine-ranks.ts";
import {
  areSameTexts,
  type CategoryChoice,
  type Choice,
  changedUses,
  noUses,
  type Offer,
  type TextName,
  textOffers,
  type Uses,
} from "#app/domain/catalog/shelf-choices.ts";
import {
  joinRows,
  pickRows,
  rowsOfPacks,
  type ShelfPacks,
  type ShelfRows,
  sliceRows,
} from "#app/domain/catalog/shelf-rows.ts";
import { type ShelfWords, shelfWords } from "#app/domain/catalog/shelf-words.ts";
import { NONE, type NumberChunks, numberAt, withNumbers } from "#app/domain/number-chunks.ts";

export type ShelfBrand = Choice & { id: number; isFeatured: boolean };
export type ShelfCategory = CategoryChoice & { id: number };

type Offers = Record<TextName | "brands" | "alcohol" | "stock", Offer[]> & {
  categories: Offer<CategoryChoice>[];
};
export type ShelfColumns = {
  words: ShelfWords;
  buckets: readonly ShelfRows[];
  /** Which medicine a product belongs to, by its id. */
  medicineOf: NumberChunks;
  ranks: MedicineRanks;
  /** By their ids. */
  featuredBrands: ReadonlySet<number>;
  uses: Uses;
  offers: Offers;
};
type Named = { brands: ShelfBrand[]; categories: ShelfCategory[]; remedyNames: RemedyNames };

/** A bucket is made anew when a pack of it changes, and gone through when it is counted. */
const ROWS_IN_BUCKET = 256;
/** Grown so many times fuller, all of it is worth making anew. */
const FULLEST = 4;

/** Puts what was read of the whole shelf into columns. */
export function shelfColumns(read: ShelfPacks & Named): ShelfColumns {
  const words = shelfWords();
  const rows = rowsOfPacks(words, read);
  const buckets = inBuckets(rows, Math.max(1, Math.ceil(rows.ids.length / ROWS_IN_BUCKET)));
  const uses = changedUses({ words, uses: noUses() }, { gone: [], came: [rows] });
  return {
    words,
    buckets,
    uses,
    medicineOf: withNumbers([], medicinesOf(rows)),
    ranks: rankMedicines(words.medicines.things, read.remedyNames),
    featuredBrands: featuredIn(read.brands),
    offers: {
      brands: brandOffers(words, read.brands),
      categories: categoryOffers(words, read.categories),
      dosageForms: textOffers(words, "dosageForms", uses.dosageForms),
      potencies: textOffers(words, "potencies", uses.potencies),
      packs: textOffers(words, "packs", uses.packs),
      origins: textOffers(words, "origins", uses.origins),
      alcohol: [{ code: 0, slug: "free", name: "free", aliases: [] }],
      stock: [{ code: 0, slug: "in", name: "in", aliases: [] }],
    },
  };
}

/** The next edition, in which these products are as they were read now, and are off the shelf where they were not found. */
export function withPacks(
  shelf: ShelfColumns,
  { productIds, read }: { productIds: ReadonlySet<number>; read: ShelfPacks },
): ShelfColumns {
  const { words, medicineOf } = shelf;
  const rows = rowsOfPacks(words, read);
  const bucketOf = (medicine: number) => medicine % shelf.buckets.length;
  const came = Map.groupBy(rows.ids.keys(), (row) => bucketOf(rows.medicines[row]!));
  const left = [...productIds].map((id) => numberAt(medicineOf, id)).filter((medicine) => medicine !== NONE);
  const buckets = [...shelf.buckets];
  const touched = [...new Set([...left.map(bucketOf), ...came.keys()])];
  for (const place of touched) {
    const stay = rowsWhere(buckets[place]!, (row) => !productIds.has(buckets[place]!.ids[row]!));
    const more = Int32Array.from(came.get(place) ?? []);
    buckets[place] = joinRows(pickRows(buckets[place]!, stay), pickRows(rows, more));
  }
  const uses = changedUses(shelf, {
    gone: touched.map((place) => shelf.buckets[place]!),
    came: touched.map((place) => buckets[place]!),
  });
  const offers = { ...shelf.offers };
  for (const [name, used] of Object.entries(uses) as [TextName, Int32Array][])
    if (!areSameTexts(shelf.uses[name], used)) offers[name] = textOffers(words, name, used);
  const gone = [...productIds].map((id) => [id, NONE] as const);
  const isRanked = words.medicines.things.length === shelf.ranks.of.length;
  const ranks = isRanked ? shelf.ranks : rankMedicines(words.medicines.things, shelf.ranks.remedyNames);
  return {
    ...{ words, buckets, ranks, uses, offers, featuredBrands: shelf.featuredBrands },
    medicineOf: withNumbers(medicineOf, [...gone, ...medicinesOf(rows)]),
  };
}

/** The next edition, with brands, categories and remedies as they are called now. */
export function withNames(shelf: ShelfColumns, { brands, categories, remedyNames }: Named): ShelfColumns {
  const { words } = shelf;
  const named = { brands: brandOffers(words, brands), categories: categoryOffers(words, categories) };
  const ranks = rankMedicines(words.medicines.things, remedyNames);
  return {
    ...{ ...shelf, ranks, featuredBrands: featuredIn(brands) },
    offers: { ...shelf.offers, ...named },
  };
}

/** Whether so much was added that the buckets are too few. */
export function isOverfull({ buckets }: ShelfColumns): boolean {
  const rows = buckets.reduce((sum, { ids }) => sum + ids.length, 0);
  return rows > FULLEST * ROWS_IN_BUCKET * buckets.length;
}

/** The places of the rows for which that is so. */
export function rowsWhere({ ids }: ShelfRows, isSo: (row: number) => boolean): Int32Array {
  const rows = new Int32Array(ids.length);
  let length = 0;
  for (let row = 0; row < ids.length; row++) if (isSo(row)) rows[length++] = row;
  return rows.subarray(0, length);
}

function inBuckets(rows: ShelfRows, count: number): ShelfRows[] {
  const last = rows.medicines.reduce((most, medicine) => Math.max(most, medicine), 0);
  const byMedicine = pickRows(rows, countedOrder(rows.medicines, last + 1));
  const bucketOf = byMedicine.medicines.map((medicine) => medicine % count);
  const ordered = pickRows(byMedicine, countedOrder(bucketOf, count));
  const lengths = new Int32Array(count);
  for (const bucket of bucketOf) lengths[bucket]! += 1;
  let start = 0;
  return Array.from(lengths, (length) => {
    start += length;
    return sliceRows(ordered, start - length, start);
  });
}

/** The places of numbers below `end` in ascending order of the numbers. */
function countedOrder(numbers: Int32Array, end: number): Int32Array {
  const nexts = new Int32Array(end + 1);
  for (const number of numbers) nexts[number + 1]! += 1;
  for (let number = 1; number <= end; number++) nexts[number]! += nexts[number - 1]!;
  const order = new Int32Array(numbers.length);
  numbers.forEach((number, place) => {
    order[nexts[number]!++] = place;
  });
  return order;
}

function* medicinesOf({ ids, medicines }: ShelfRows): Iterable<[number, number]> {
  for (const [row, id] of ids.entries()) yield [id, medicines[row]!];
}

function featuredIn(brands: ShelfBrand[]): ReadonlySet<number> {
  return new Set(brands.filter(({ isFeatured }) => isFeatured).map(({ id }) => id));
}

function brandOffers({ brands }: ShelfWords, read: ShelfBrand[]): Offer[] {
  return read.map(({ id, isFeatured: _, ...brand }) => ({ code: brands.of(id), ...brand }));
}

function categoryOffers({ categories }: ShelfWords, read: ShelfCategory[]): Offer<CategoryChoice>[] {
  return read.map(({ id, ...category }) => ({ code: categories.of(id), ...category }));
}
