// What is chosen of a filter, said in the numbers of a shelf, and which rows of a bucket a list of it shows.

import type { ListUnit } from "#app/domain/catalog/list-unit.ts";
import { potencySlug } from "#app/domain/catalog/potency.ts";
import { isPriced } from "#app/domain/catalog/price-ranges.ts";
import type { Offer } from "#app/domain/catalog/shelf-choices.ts";
import { rowsWhere, type ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import type { ShelfRows } from "#app/domain/catalog/shelf-rows.ts";
import { askedPotencies, isPriceFilterActive, type ShelfFilter } from "#app/domain/catalog/shop-filter.ts";

const COLUMNS = ["brands", "dosageForms", "potencies", "packs", "origins", "alcohol", "stock"] as const;
export const PARTS = [...COLUMNS, "categories", "concerns", "prices"] as const;
export type Part = (typeof PARTS)[number];

/** Where a row has what a part of the filter chooses by. */
export const columnOf = (part: Part): keyof ShelfRows => (part === "concerns" ? "categories" : part);
export const numberOf = (part: Part) => PARTS.indexOf(part) + 1;

export type FacetWish = {
  unit: ListUnit;
  filter: ShelfFilter;
  /** The choices of each part, by their numbers; absent where nothing is chosen. */
  chosen: Partial<Record<Part, number[]>>;
};

/** Of each row what keeps it from the list: NOTHING, the number of the one part that it fails, or more than that. */
type Failures = Uint8Array;
export const NOTHING = 0;
const MORE = 255;

/** The rows that fail one part at most; packs of one medicine stand together. */
export type Judged = { bucket: ShelfRows; rows: Int32Array; failures: Failures };
/** Which numbers of a column pass a part. */
type Passing = { part: Part; isPassing: ArrayLike<unknown> };

/** What the filter chooses, in the numbers of that shelf; a choice that is called otherwise later has the same. */
export function facetWish(shelf: ShelfColumns, filter: ShelfFilter, unit: ListUnit): FacetWish {
  const { categories, condition } = filter;
  const chosen: FacetWish["chosen"] = {};
  for (const part of COLUMNS) {
    const slugs = slugsOf(filter, part);
    if (slugs.length > 0) chosen[part] = codesOf(shelf.offers[part], slugs);
  }
  if (categories.length > 0) chosen.categories = codesOf(shelf.offers.categories, categories);
  if (condition !== undefined) chosen.concerns = codesOf(shelf.offers.categories, [condition]);
  return { unit, filter, chosen };
}

/** The slugs that are chosen in a part. */
export function slugsOf(filter: ShelfFilter, part: (typeof COLUMNS)[number]): string[] {
  if (part === "potencies") return askedPotencies(filter).map(potencySlug);
  if (part === "origins") return filter.origin === undefined ? [] : [filter.origin];
  if (part === "alcohol" || part === "stock") return filter[part] === undefined ? [] : [filter[part]];
  return filter[part];
}

export function isCalled({ slug, aliases }: { slug: string; aliases: string[] }, slugs: string[]): boolean {
  return slugs.includes(slug) || aliases.some((alias) => slugs.includes(alias));
}

function codesOf(offers: Offer[], slugs: string[]): number[] {
  return offers
    .filter((offer) => isCalled(offer, slugs))
    .map(({ code }) => code)
    .sort((a, b) => a - b);
}

/** Judges buckets by a filter: what stands on the shelf, or, of a search, those products that it means. */
export function judgeBuckets(
  { words }: ShelfColumns,
  { filter, chosen }: FacetWish,
  buckets: Iterable<{ bucket: ShelfRows; meant?: ReadonlySet<number> }>,
): Judged[] {
  const narrowing: Passing[] = COLUMNS.flatMap((part) => {
    const codes = chosen[part];
    return codes ? { part, isPassing: passingTexts(words, part, codes) } : [];
  });
  for (const part of ["categories", "concerns"] as const) {
    const codes = chosen[part];
    if (codes)
      narrowing.push({
        part,
        isPassing: words.categorySets.sets.map((set) => codes.some((code) => set.includes(code))),
      });
  }
  if (isPriceFilterActive(filter))
    narrowing.push({
      part: "prices",
      isPassing: words.prices.things.map((paise) => isPriced(paise, filter)),
    });
  return Array.from(buckets, ({ bucket, meant }) => judge(bucket, narrowing, meant));
}

/** By the numbers of a column which of them are a chosen choice. */
function passingTexts(
  words: ShelfColumns["words"],
  part: (typeof COLUMNS)[number],
  codes: number[],
): boolean[] {
  const chosen = new Set(codes);
  const choices = choicesIn(words, part);
  if (choices) return choices.map((choice) => chosen.has(choice));
  const passing: boolean[] = [];
  for (const code of codes) passing[code] = true;
  return passing;
}

/** The choice that each number of a column is; undefined where it is that choice itself. */
export function choicesIn(words: ShelfColumns["words"], part: Part): readonly number[] | undefined {
  return part === "dosageForms" || part === "potencies" || part === "packs" || part === "origins"
    ? words[part].choices
    : undefined;
}

function judge(bucket: ShelfRows, narrowing: Passing[], meant: ReadonlySet<number> | undefined): Judged {
  const { ids, onShelf } = bucket;
  let rows = rowsWhere(bucket, meant ? (row) => meant.has(ids[row]!) : (row) => onShelf[row] === 1);
  const failures = new Uint8Array(ids.length).fill(MORE);
  for (const row of rows) failures[row] = NOTHING;
  for (const { part, isPassing } of narrowing) {
    const number = numberOf(part);
    const codes = bucket[columnOf(part)];
    let failed = 0;
    for (const row of rows) {
      if (isPassing[codes[row]!] === true) continue;
      failures[row] = failures[row] === NOTHING ? number : MORE;
      failed += 1;
    }
    if (failed > 0) rows = rows.filter((row) => failures[row] !== MORE);
  }
  return { bucket, rows, failures };
}
