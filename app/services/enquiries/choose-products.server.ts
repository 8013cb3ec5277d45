import { asc, desc, eq, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { MOST_PACKS } from "#app/domain/catalog/most-packs.ts";
import { type PastedLine, readPastedLine, readPastedList } from "#app/domain/catalog/pasted-list.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { type LookedUp, type LookupProduct, lookUpProduct } from "#app/domain/catalog/product-lookup.ts";
import { rankProducts } from "#app/domain/catalog/product-ranking.ts";
import { parseShopFilter } from "#app/domain/catalog/shop-filter.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { isInStock } from "#app/services/catalog/availability.server.ts";
import { namedColumns } from "#app/services/catalog/line-columns.server.ts";
import { storedPotency, storedPotencyLabel } from "#app/services/catalog/product-cards.server.ts";
import { isOnShelf, matches, shelfOrder } from "#app/services/catalog/shop-query.server.ts";

export type ChoosableProduct = LookupProduct & { slug: string; brandName: string; pricePaise: number };

/** A row of the bulk form as somebody filled it in: what was written, how many, and what it was found to be. */
export type WantedRow = {
  text: string;
  quantity: number;
  /** How many it may be instead, where the line can be read in two ways. */
  maybeQuantity: number | undefined;
  /** The product that is meant; absent when the words fit none, or several. */
  product: ChoosableProduct | undefined;
  found: LookedUp<ChoosableProduct>["found"];
  candidates: ChoosableProduct[];
  /** True when the brand that was asked for all rows does not make this one. */
  isOfOtherBrand: boolean;
};

const MOST_SUGGESTIONS = 12;
const MOST_RANKED = 60;

/** Products whose search text has every word of `q`, best first, at most 12; none for an empty one. */
export async function suggestProducts(
  db: Db,
  { q, today }: { q: string; today: string },
): Promise<ChoosableProduct[]> {
  const filter = parseShopFilter(new URLSearchParams({ q: cleanLine(q).slice(0, 100) }));
  if (!filter.q) return [];
  const rows = await selectChoosable(db, { where: matches({ filter, today }), today }).limit(MOST_RANKED);
  const { words } = readPastedLine(filter.q);
  return rankProducts(rows.map(choosable), words).slice(0, MOST_SUGGESTIONS);
}

/** The product of an address, for a form that is filled in beforehand; undefined when it is not on the shelf. */
export async function findChoosable(
  db: Db,
  { slug, today }: { slug: string; today: string },
): Promise<ChoosableProduct | undefined> {
  const [row] = await selectChoosable(db, { where: eq(products.slug, slug), today }).limit(1);
  return row?.isOnShelf ? choosable(row) : undefined;
}

/**
 * Looks up what rows and a pasted list say; with a brand, every row that this brand makes becomes its product. Rows without
 * words or with a quantity below 1 are left out; every line of the list is kept.
 */
export async function readWantedRows(
  db: Db,
  {
    rows,
    pasted,
    brand = "",
    today,
  }: {
    rows: readonly { text: string; quantity: string }[];
    pasted: string;
    brand?: string;
    today: string;
  },
): Promise<WantedRow[]> {
  const filled = rows
    .map(({ text, quantity }) => ({ text: cleanLine(text).slice(0, 200), quantity: packs(quantity) }))
    .filter(({ text, quantity }) => text && quantity > 0);
  const listed = readPastedList(pasted);
  if (filled.length + listed.length === 0) return [];
  const all = (await selectChoosable(db, { where: isOnShelf, today })).map(choosable);
  const ofBrand = brand ? all.filter(({ brandName }) => brandName === brand) : all;
  return [...filled.map(typedRow), ...listed.map(wanted)];

  function typedRow({ text, quantity }: { text: string; quantity: number }): WantedRow {
    const chosen = all.find(({ label }) => label.toLowerCase() === text.toLowerCase());
    if (chosen) return chosenRow(chosen, quantity);
    const line = readPastedLine(text);
    // Packs in the words count where the field still says 1; where both say something else, somebody is asked.
    const { potency, quantity: written } = line;
    const isSaid = written !== 1 && quantity !== 1 && written !== quantity;
    const other = isSaid ? { potency, quantity: written } : line.other;
    return wanted({ ...line, quantity: quantity === 1 ? written : quantity, other });
  }

  function chosenRow(chosen: ChoosableProduct, quantity: number): WantedRow {
    const same = brand ? ofBrand.filter((each) => isSameMedicine(each, chosen)) : [chosen];
    const ofSame = same.find(({ packSize }) => packSize === chosen.packSize) ?? same[0];
    const product = ofSame ?? chosen;
    const row = { text: product.label, quantity, maybeQuantity: undefined, found: "one" as const };
    return { ...row, product, candidates: [product], isOfOtherBrand: !ofSame };
  }

  function wanted(line: PastedLine): WantedRow {
    const inBrand = lookUpProduct(line, ofBrand);
    const isOfOtherBrand = brand !== "" && inBrand.found !== "one" && inBrand.found !== "several";
    const { found, ...looked } = isOfOtherBrand ? lookUpProduct(line, all) : inBrand;
    const product = found === "one" ? looked.candidates[0] : undefined;
    return { ...looked, found, product, text: product?.label ?? line.text, isOfOtherBrand };
  }
}

/** The brands that rows can be had from, each once, the one of most rows first. */
export function brandsOf(rows: readonly Pick<WantedRow, "candidates">[]): string[] {
  const counts = new Map<string, number>();
  for (const { candidates } of rows)
    for (const name of new Set(candidates.map(({ brandName }) => brandName)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], "en")).map(([name]) => name);
}

function isSameMedicine(a: ChoosableProduct, b: ChoosableProduct): boolean {
  return (
    a.name === b.name && a.potency?.scale === b.potency?.scale && a.potency?.number === b.potency?.number
  );
}

/** A quantity as it was typed: what is no number counts as 1 (specification 5). */
function packs(typed: string): number {
  const number = Number(typed.trim() || Number.NaN);
  return Number.isFinite(number) ? Math.min(MOST_PACKS, Math.trunc(number)) : 1;
}

function selectChoosable(db: Db, { where, today }: { where: SQL | undefined; today: string }) {
  return db
    .select({
      ...namedColumns,
      pricePaise: products.pricePaise,
      searchText: products.searchText,
      netQuantity: products.netQuantity,
      soldTo: products.soldTo,
      isBestSeller: products.isBestSeller,
      isBrandFeatured: brands.isFeatured,
      isInStock: isInStock(today).mapWith(Boolean),
      isOnShelf: isOnShelf.mapWith(Boolean),
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(where)
    .orderBy(
      desc(brands.isFeatured),
      desc(products.isBestSeller),
      ...shelfOrder["name-asc"],
      asc(products.id),
    );
}

function choosable(row: Awaited<ReturnType<typeof selectChoosable>>[number]): ChoosableProduct {
  const { productId: id, name, packSize, brandName } = row;
  const label = `${fullName({ name, packSize, potencyLabel: storedPotencyLabel(row) })}, ${brandName}`;
  return { ...row, id, label, potency: storedPotency(row) };
}
