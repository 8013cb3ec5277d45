import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { MOST_PACKS, readPastedLine, readPastedList } from "#app/domain/pasted-list.ts";
import { cleanLine } from "#app/domain/plain-text.ts";
import { fullName } from "#app/domain/product.ts";
import { type LookedUp, type LookupProduct, lookUpProduct } from "#app/domain/product-lookup.ts";
import { parseShopFilter } from "#app/domain/shop-filter.ts";
import { namedColumns } from "#app/services/catalog/line-columns.server.ts";
import { storedPotency, storedPotencyLabel } from "#app/services/catalog/product-cards.server.ts";
import { isOnShelf, matches, shelfOrder } from "#app/services/catalog/shop-query.server.ts";

export type ChoosableProduct = LookupProduct & { id: number; slug: string; pricePaise: number };

/** A row of the bulk form as somebody filled it in: what was written, how many, and what it was found to be. */
export type WantedRow = {
  text: string;
  quantity: number;
  /** The product that is meant; absent when the words fit none, or several. */
  product: ChoosableProduct | undefined;
  found: LookedUp<ChoosableProduct>["found"];
  candidates: ChoosableProduct[];
};

const MOST_SUGGESTIONS = 12;

/** Products whose search text has every word of `q`, best first, at most 12; none for an empty one. */
export async function suggestProducts(db: Db, q: string): Promise<ChoosableProduct[]> {
  const filter = parseShopFilter(new URLSearchParams({ q: cleanLine(q).slice(0, 100) }));
  if (!filter.q) return [];
  const rows = await selectChoosable(db, matches(filter)).limit(MOST_SUGGESTIONS);
  return rows.map(choosable);
}

/** The product of an address, for a form that is filled in beforehand; undefined when it is not on the shelf. */
export async function findChoosable(db: Db, slug: string): Promise<ChoosableProduct | undefined> {
  const [row] = await selectChoosable(db, eq(products.slug, slug)).limit(1);
  return row?.isOnShelf ? choosable(row) : undefined;
}

/** Looks up what rows and a pasted list say. Rows without words or with a quantity below 1 are left out; every line of the list is kept. */
export async function readWantedRows(
  db: Db,
  { rows, pasted }: { rows: readonly { text: string; quantity: string }[]; pasted: string },
): Promise<WantedRow[]> {
  const filled = rows
    .map(({ text, quantity }) => ({ text: cleanLine(text).slice(0, 200), quantity: packs(quantity) }))
    .filter(({ text, quantity }) => text && quantity > 0);
  const listed = readPastedList(pasted);
  if (filled.length + listed.length === 0) return [];
  const all = (await selectChoosable(db, isOnShelf)).map(choosable);
  return [
    ...filled.map(({ text, quantity }) => wanted({ ...readPastedLine(text), text }, quantity)),
    ...listed.map((line) => wanted(line, line.quantity)),
  ];

  function wanted(line: ReturnType<typeof readPastedLine>, quantity: number): WantedRow {
    const { found, candidates } = lookUpProduct(line, all);
    const product = found === "one" ? candidates[0] : undefined;
    return { text: product?.label ?? line.text, quantity, product, found, candidates };
  }
}

/** A quantity as it was typed: what is no number counts as 1 (specification 5). */
function packs(typed: string): number {
  const number = Number(typed.trim() || Number.NaN);
  return Number.isFinite(number) ? Math.min(MOST_PACKS, Math.trunc(number)) : 1;
}

function selectChoosable(db: Db, where: ReturnType<typeof matches>) {
  return db
    .select({
      ...namedColumns,
      pricePaise: products.pricePaise,
      searchText: products.searchText,
      isOnShelf: isOnShelf.mapWith(Boolean),
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(where)
    .orderBy(desc(brands.isFeatured), ...shelfOrder["name-asc"], asc(products.id));
}

function choosable({
  brandName,
  ...row
}: Awaited<ReturnType<typeof selectChoosable>>[number]): ChoosableProduct {
  const { productId: id, slug, name, packSize, pricePaise, searchText } = row;
  return {
    id,
    slug,
    name,
    label: `${fullName({ name, packSize, potencyLabel: storedPotencyLabel(row) })}, ${brandName}`,
    potency: storedPotency(row),
    packSize,
    pricePaise,
    searchText,
  };
}
