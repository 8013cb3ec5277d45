// How many medicines or packs each choice of the filter would list beside the other choices: each thing to choose by is
// counted as if nothing were chosen in it.

import type { ListUnit } from "#app/domain/catalog/list-unit.ts";
import { potencySlug } from "#app/domain/catalog/potency.ts";
import { type PriceRange, priceRanges } from "#app/domain/catalog/price-ranges.ts";
import { NONE, type ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import {
  askedPotencies,
  hasUpperBound,
  isPriceFilterActive,
  type ShelfFilter,
} from "#app/domain/catalog/shop-filter.ts";
import type { Facet, Facets, PriceFacet } from "#app/domain/catalog/shop-shelf.ts";

const COLUMNS = ["brands", "dosageForms", "potencies", "packs", "origins", "alcohol", "stock"] as const;
const PARTS = [...COLUMNS, "categories", "concerns", "prices"] as const;
type Part = (typeof PARTS)[number];
type ColumnName = (typeof COLUMNS)[number];

/** Of each row what keeps it from the list: NOTHING, the number of the one part that it fails, or more than that. */
type Failures = Uint8Array;
/** The rows that fail one part at most, in ascending order: of a search they are few, however many the shop has. */
type Rows = Int32Array;
const NOTHING = 0;
const MORE = 255;
const numberOf = (part: Part) => PARTS.indexOf(part) + 1;

type Question = {
  filter: ShelfFilter;
  unit: ListUnit;
  /** The products that a search means; what is on the shelf where nothing was searched for. */
  found?: readonly number[] | undefined;
};

/** The choices of the shop's filter, each with what it would list; what no pack of the list has is left out, unless it is chosen, or a brand or category. */
export function countFacets(shelf: ShelfColumns, { filter, unit, found }: Question): Facets {
  const judged = judge(shelf, filter, found);
  const chosen = chosenIn(filter);
  const count = (part: ColumnName, of = unit) => countColumn(shelf, { ...judged, part, unit: of });
  const offered = (part: ColumnName, of = unit) =>
    count(part, of).filter((facet) => facet.count > 0 || isCalled(facet, chosen[part]));
  const categories = (part: "categories" | "concerns") =>
    shelf.categories.choices.map((choice, n) => ({
      ...choice,
      count: countRows(shelf, shared(judged.rows, shelf.categories.rows[n]!), { ...judged, part, unit }),
    }));
  return {
    // Whoever chooses a brand, a potency or a pack size sees packs, whatever the list shows before.
    brands: count("brands", "packs").sort(mostFirst),
    potencies: offered("potencies", "packs").sort(mostFirst),
    packs: offered("packs", "packs").sort(mostFirst),
    categories: categories("categories"),
    concerns: categories("concerns").filter(({ kind }) => kind === "concern"),
    dosageForms: offered("dosageForms").sort(mostFirst),
    origins: offered("origins"),
    prices: countPrices(shelf, { ...judged, unit }),
    alcoholFree: count("alcohol")[0]!.count,
    inStock: count("stock")[0]!.count,
  };
}

/** How many medicines have a pack on the shelf. */
export function countOnShelf(shelf: ShelfColumns): number {
  const failures = new Uint8Array(shelf.medicines.length);
  return countRows(shelf, rowsOnShelf(shelf), { failures, part: "stock", unit: "medicines" });
}

/** The slugs that are chosen in each column. */
function chosenIn(filter: ShelfFilter): Record<ColumnName, string[]> {
  const { brands, dosageForms, packs, origin, alcohol, stock } = filter;
  return {
    brands,
    dosageForms,
    packs,
    potencies: askedPotencies(filter).map(potencySlug),
    origins: origin === undefined ? [] : [origin],
    alcohol: alcohol === undefined ? [] : [alcohol],
    stock: stock === undefined ? [] : [stock],
  };
}

type Judged = { failures: Failures; rows: Rows };

function judge(shelf: ShelfColumns, filter: ShelfFilter, found: readonly number[] | undefined): Judged {
  let rows = found ? rowsOf(shelf, found) : rowsOnShelf(shelf);
  const failures = new Uint8Array(shelf.medicines.length).fill(MORE);
  for (const row of rows) failures[row] = NOTHING;
  const narrow = (part: Part, passes: (row: number) => boolean) => {
    const number = numberOf(part);
    let failed = 0;
    for (const row of rows) {
      if (passes(row)) continue;
      failures[row] = failures[row] === NOTHING ? number : MORE;
      failed += 1;
    }
    if (failed > 0) rows = rows.filter((row) => failures[row] !== MORE);
  };
  const chosen = chosenIn(filter);
  for (const name of COLUMNS) {
    if (chosen[name].length === 0) continue;
    const { choices, codes } = shelf[name];
    const isChosen = choices.map((choice) => isCalled(choice, chosen[name]));
    narrow(name, (row) => isChosen[codes[row]!] === true);
  }
  if (filter.categories.length > 0) narrow("categories", isInOneOf(shelf, filter.categories));
  if (filter.condition !== undefined) narrow("concerns", isInOneOf(shelf, [filter.condition]));
  if (isPriceFilterActive(filter)) narrow("prices", (row) => isPriced(shelf.pricesPaise[row]!, filter));
  return { failures, rows };
}

function rowsOf({ rowOf }: ShelfColumns, found: readonly number[]): Rows {
  const rows = new Set<number>();
  for (const id of found) {
    const row = rowOf.get(id);
    if (row !== undefined) rows.add(row);
  }
  return Int32Array.from(rows).sort();
}

function rowsOnShelf({ onShelf }: ShelfColumns): Rows {
  const rows = new Int32Array(onShelf.length);
  let length = 0;
  for (let row = 0; row < onShelf.length; row++) if (onShelf[row] === 1) rows[length++] = row;
  return rows.subarray(0, length);
}

/** So many times fewer rows are looked up rather than the others gone through. */
const FEWER = 16;

/** The rows in both, where that takes less than going through the second; else the second, of which some may not count. */
function shared(rows: Rows, others: Rows): Rows {
  return rows.length * FEWER < others.length ? rows.filter((row) => holds(others, row)) : others;
}

function holds(rows: Rows, row: number): boolean {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]! < row) low = middle + 1;
    else high = middle;
  }
  return rows[low] === row;
}

function isInOneOf({ categories, medicines }: ShelfColumns, slugs: string[]): (row: number) => boolean {
  const isIn = new Uint8Array(medicines.length);
  categories.choices.forEach((choice, n) => {
    if (isCalled(choice, slugs)) for (const row of categories.rows[n]!) isIn[row] = 1;
  });
  return (row) => isIn[row] === 1;
}

function isCalled({ slug, aliases }: { slug: string; aliases: string[] }, slugs: string[]): boolean {
  return slugs.includes(slug) || aliases.some((alias) => slugs.includes(alias));
}

function isPriced(paise: number, range: PriceRange): boolean {
  return paise >= range.minRupees * 100 && (!hasUpperBound(range) || paise <= range.maxRupees * 100);
}

type Counting = Judged & { part: Part; unit: ListUnit };

/** Counts rows, or the medicines that they belong to, where nothing but that part keeps them from the list. */
function countRows(
  { medicines }: ShelfColumns,
  rows: Rows,
  { failures, part, unit }: Omit<Counting, "rows">,
): number {
  const number = numberOf(part);
  let count = 0;
  let last = NONE;
  for (const row of rows) {
    const failed = failures[row];
    if (failed !== NOTHING && failed !== number) continue;
    if (unit === "medicines" && medicines[row] === last) continue;
    last = medicines[row]!;
    count++;
  }
  return count;
}

/** The same for each choice of a column at once. */
function countColumn(shelf: ShelfColumns, counting: Counting & { part: ColumnName }): Facet[] {
  const { failures, rows, part, unit } = counting;
  const { choices, codes } = shelf[part];
  const number = numberOf(part);
  const counts = new Int32Array(choices.length);
  const lasts = new Int32Array(choices.length).fill(NONE);
  for (const row of rows) {
    const failed = failures[row];
    const code = codes[row]!;
    if (code === NONE || (failed !== NOTHING && failed !== number)) continue;
    const medicine = shelf.medicines[row]!;
    if (unit === "medicines" && lasts[code] === medicine) continue;
    lasts[code] = medicine;
    counts[code]! += 1;
  }
  return choices.map((choice, code) => ({ ...choice, count: counts[code]! }));
}

function countPrices(shelf: ShelfColumns, counting: Omit<Counting, "part">): PriceFacet[] {
  const { pricesPaise } = shelf;
  const number = numberOf("prices");
  const rows = counting.rows.filter((row) => {
    const failed = counting.failures[row];
    return failed === NOTHING || failed === number;
  });
  return priceRanges(rows.map((row) => pricesPaise[row]!))
    .map((range) => {
      const within = rows.filter((row) => isPriced(pricesPaise[row]!, range));
      return { ...range, count: countRows(shelf, within, { ...counting, part: "prices" }) };
    })
    .filter(({ count }) => count > 0);
}

function mostFirst(a: Facet, b: Facet): number {
  return b.count - a.count;
}
