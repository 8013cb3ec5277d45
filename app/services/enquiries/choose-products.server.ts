import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { MOST_PACKS } from "#app/domain/catalog/most-packs.ts";
import { type PastedLine, readPastedLine, readPastedList } from "#app/domain/catalog/pasted-list.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { type LineWish, lineWishes } from "#app/domain/search/line-wish.ts";
import {
  exactFinds,
  type LookedUp,
  type LookupProduct,
  lookUpProduct,
  type WishFinds,
} from "#app/domain/search/product-lookup.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { stockColumn } from "#app/services/catalog/availability.server.ts";
import { namedColumns } from "#app/services/catalog/line-columns.server.ts";
import { storedPotency, storedPotencyLabel } from "#app/services/catalog/product-cards.server.ts";
import { isOnShelf } from "#app/services/catalog/shop-query.server.ts";
import { isWanted, wantedColumns, wantedPacks } from "#app/services/catalog/wanted-packs.server.ts";

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

/** Products that `q` means, best first, at most 12; none for an empty one. */
export async function suggestProducts(
  db: Db,
  { q, vocabulary, today }: { q: string; vocabulary: Vocabulary; today: string },
): Promise<ChoosableProduct[]> {
  const wishes = lineWishes(readPastedLine(cleanLine(q).slice(0, 100)), vocabulary);
  const [finds] = await findWanted(db, { wishes: wishes.slice(0, 1), today });
  return finds ? exactFinds(finds).slice(0, MOST_SUGGESTIONS) : [];
}

/** The product of an address, for a form that is filled in beforehand; undefined when it is not on the shelf. */
export async function findChoosable(
  db: Db,
  { slug, today }: { slug: string; today: string },
): Promise<ChoosableProduct | undefined> {
  const [row] = await db
    .select(choosableColumns(today))
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.slug, slug), isOnShelf))
    .limit(1);
  return row && choosable(row);
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
    vocabulary,
    today,
  }: {
    rows: readonly { text: string; quantity: string }[];
    pasted: string;
    brand?: string;
    vocabulary: Vocabulary;
    today: string;
  },
): Promise<WantedRow[]> {
  const filled = rows
    .map(({ text, quantity }) => ({ text: cleanLine(text).slice(0, 200), quantity: packs(quantity) }))
    .filter(({ text, quantity }) => text && quantity > 0);
  const listed = readPastedList(pasted);
  if (filled.length + listed.length === 0) return [];
  const brandId = brand ? await findBrandId(db, brand) : undefined;
  const lines = [...filled.map(typedLine), ...listed.map((line) => ({ line, label: line.text }))];
  const labelled = await findLabelled(db, { labels: lines.map(({ label }) => label), today });
  const written = lines.map(({ line, label }) => {
    const chosen = labelled.find((each) => each.label.toLowerCase() === label.toLowerCase());
    const wishes = chosen ? [] : lineWishes(line, vocabulary);
    const inBrand = brandId === undefined ? [] : wishes.map((wish) => fromBrand(wish, brandId));
    return { line, chosen, wishes, inBrand };
  });
  const asked = written.flatMap(({ wishes, inBrand }) => [...wishes, ...inBrand]);
  const finds = await findWanted(db, { wishes: asked, today });
  return written.map(({ line, chosen, wishes, inBrand }) => {
    const all = finds.splice(0, wishes.length);
    const ofBrand = finds.splice(0, inBrand.length);
    return chosen
      ? chosenRow(chosen, { quantity: line.quantity, brand, labelled })
      : wantedRow(line, { brand, all, ofBrand });
  });
}

function typedLine({ text, quantity }: { text: string; quantity: number }): {
  line: PastedLine;
  label: string;
} {
  const line = readPastedLine(text);
  // Packs in the words count where the field still says 1; where both say something else, somebody is asked.
  const { potency, quantity: written } = line;
  const isSaid = written !== 1 && quantity !== 1 && written !== quantity;
  const other = isSaid ? { potency, quantity: written } : line.other;
  const { other: _, ...rest } = line;
  const counted = { ...rest, quantity: quantity === 1 ? written : quantity };
  return { line: other ? { ...counted, other } : counted, label: text };
}

function fromBrand(wish: LineWish, brandId: number): LineWish {
  const brandIds = [brandId];
  return { ...wish, named: { ...wish.named, brandIds }, wide: { ...wish.wide, brandIds } };
}

function chosenRow(
  chosen: ChoosableProduct,
  { quantity, brand, labelled }: { quantity: number; brand: string; labelled: ChoosableProduct[] },
): WantedRow {
  const ofBrand = labelled.filter(({ brandName }) => brandName === brand);
  const same = brand ? ofBrand.filter((each) => isSameMedicine(each, chosen)) : [chosen];
  const ofSame = same.find(({ packSize }) => packSize === chosen.packSize) ?? same[0];
  const product = ofSame ?? chosen;
  const row = { text: product.label, quantity, maybeQuantity: undefined, found: "one" as const };
  return { ...row, product, candidates: [product], isOfOtherBrand: !ofSame };
}

function wantedRow(
  line: PastedLine,
  {
    brand,
    all,
    ofBrand,
  }: { brand: string; all: WishFinds<ChoosableProduct>[]; ofBrand: WishFinds<ChoosableProduct>[] },
): WantedRow {
  const inBrand = brand ? lookUpProduct(ofBrand, line.quantity) : undefined;
  const isOfOtherBrand = inBrand !== undefined && inBrand.found !== "one" && inBrand.found !== "several";
  const { found, ...looked } = inBrand && !isOfOtherBrand ? inBrand : lookUpProduct(all, line.quantity);
  const product = found === "one" ? looked.candidates[0] : undefined;
  return { ...looked, found, product, text: product?.label ?? line.text, isOfOtherBrand };
}

async function findBrandId(db: Db, name: string): Promise<number | undefined> {
  const [brand] = await db.select({ id: brands.id }).from(brands).where(eq(brands.name, name)).limit(1);
  return brand?.id;
}

/** Everything on the shelf that is called as one of the labels of the picker begins: "Arnica Montana 30 CH, 30 ml, SBL". */
async function findLabelled(
  db: Db,
  { labels, today }: { labels: readonly string[]; today: string },
): Promise<ChoosableProduct[]> {
  const names = new Set(labels.flatMap(labelNames));
  if (names.size === 0) return [];
  const rows = await db
    .select(choosableColumns(today))
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(isOnShelf, inArray(sql`lower(${products.name})`, [...names])));
  return rows.map(choosable);
}

/** What stands before one of its commas, with a potency and without: two of them follow a name. */
function labelNames(label: string): string[] {
  const parts = label.toLowerCase().split(", ");
  return parts.slice(0, -2).flatMap((_, n) => {
    const words = parts
      .slice(0, n + 1)
      .join(", ")
      .split(" ");
    return [0, 1, 2].map((less) => words.slice(0, words.length - less).join(" ")).filter(Boolean);
  });
}

/** What the shelf has for each wish, all in one statement. */
async function findWanted(
  db: Db,
  { wishes, today }: { wishes: readonly LineWish[]; today: string },
): Promise<WishFinds<ChoosableProduct>[]> {
  if (wishes.length === 0) return [];
  const wanted = wantedPacks(wishes.map(({ named, wide }) => ({ named, wide, where: isOnShelf })));
  const rows = await db
    .select({ ...choosableColumns(today), ...wantedColumns })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(wanted, isWanted);
  const byWish = Map.groupBy(rows, ({ at }) => at);
  return wishes.map((wish, at) => ({
    wish,
    found: (byWish.get(at) ?? []).map((row) => ({ ...choosable(row), isExact: row.isExact })),
  }));
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

function choosableColumns(today: string) {
  return {
    ...namedColumns,
    pricePaise: products.pricePaise,
    remedyId: products.remedyId,
    dosageForm: products.dosageForm,
    netQuantity: products.netQuantity,
    soldTo: products.soldTo,
    isBestSeller: products.isBestSeller,
    isBrandFeatured: brands.isFeatured,
    isInStock: stockColumn(today),
  };
}

type ChoosableRow = Omit<ChoosableProduct, "id" | "label" | "potency"> & {
  productId: number;
  potencyScale: (typeof products.$inferSelect)["potencyScale"];
};

function choosable<R extends ChoosableRow>(row: R): ChoosableProduct {
  const { productId: id, name, packSize, brandName } = row;
  const label = `${fullName({ name, packSize, potencyLabel: storedPotencyLabel(row) })}, ${brandName}`;
  return { ...row, id, label, potency: storedPotency(row) };
}
