import { and, desc, eq, ne, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { type PastedLine, readPastedLine } from "#app/domain/catalog/pasted-list.ts";
import { rankProducts } from "#app/domain/catalog/product-ranking.ts";
import type { BillProduct } from "#app/domain/orders/counter-bill.ts";
import { type LineWish, lineWishes } from "#app/domain/search/line-wish.ts";
import { exactFinds } from "#app/domain/search/product-lookup.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { hasCode, mayBegin } from "#app/services/catalog/typed-product.server.ts";
import { isWanted, wantedColumns, wantedPacks } from "#app/services/catalog/wanted-packs.server.ts";

export type CounterFinds = {
  /** How many packs were typed, 1 when none were. */
  quantity: number;
  /** True when a number may be the potency or the packs, so that somebody must choose even a single product. */
  isDoubtful: boolean;
  /** Best first, at most 8. */
  products: BillProduct[];
};

const MOST_FINDS = 8;
/** So many are looked at for their stock; counting it for every match of a short word would take too long. */
const MOST_CANDIDATES = 40;

/** What "arn 30 *2" means at the counter: those in stock first; or only the one with that very SKU or barcode. */
export async function findForCounter(
  db: Db,
  { typed, vocabulary, today }: { typed: string; vocabulary: Vocabulary; today: string },
): Promise<CounterFinds> {
  const line = readPastedLine(typed);
  const { quantity } = line;
  if (line.words.length === 0) return { quantity, isDoubtful: false, products: [] };
  const byCode = await findByWords(db, { where: hasCode(line.text), today });
  if (byCode.length > 0) return { quantity, isDoubtful: false, products: byCode };
  const found = await findWanted(db, { wishes: lineWishes(line, vocabulary), today });
  const [read, other] = found.filter((finds) => finds.products.length > 0);
  if (read) return { ...read, isDoubtful: other !== undefined };
  // What is hidden, or has a word of its own, only the office's words know.
  return { quantity, isDoubtful: false, products: await findByWords(db, { where: hasWords(line), today }) };
}

async function findWanted(
  db: Db,
  { wishes, today }: { wishes: readonly LineWish[]; today: string },
): Promise<Omit<CounterFinds, "isDoubtful">[]> {
  if (wishes.length === 0) return [];
  const rows = await db
    .select({ ...counterColumns(today), ...wantedColumns })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(wantedPacks(wishes), isWanted);
  const byWish = Map.groupBy(rows.map(candidate), ({ at }) => at);
  return wishes.map((wish, at) => {
    const best = exactFinds({ wish, found: byWish.get(at) ?? [] });
    return { quantity: wish.quantity, products: best.slice(0, MOST_FINDS).map(billProduct) };
  });
}

async function findByWords(
  db: Db,
  { where, today }: { where: SQL | undefined; today: string },
): Promise<BillProduct[]> {
  const rows = await db
    .select(counterColumns(today))
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(where)
    .orderBy(desc(ne(products.soldTo, "nobody")), products.id)
    .limit(MOST_CANDIDATES);
  const best = rankProducts(rows.map(candidate), { rankOf: () => 0, areGlobulesAsked: false });
  return best.slice(0, MOST_FINDS).map(billProduct);
}

function hasWords({ words, potency }: PastedLine): SQL | undefined {
  return and(
    mayBegin(words),
    potency && and(eq(products.potencyScale, potency.scale), eq(products.potencyNumber, potency.number)),
  );
}

function counterColumns(today: string) {
  return {
    productId: products.id,
    sku: products.sku,
    name: products.name,
    remedyId: products.remedyId,
    dosageForm: products.dosageForm,
    potencyScale: products.potencyScale,
    potencyNumber: products.potencyNumber,
    packSize: products.packSize,
    brandName: brands.name,
    mrpPaise: products.mrpPaise,
    pricePaise: products.pricePaise,
    soldTo: products.soldTo,
    netQuantity: products.netQuantity,
    isBestSeller: products.isBestSeller,
    isBrandFeatured: brands.isFeatured,
    freeQuantity: availableQuantity(today),
  };
}

function candidate<R extends { productId: number; freeQuantity: number }>(row: R) {
  return { ...row, id: row.productId, isInStock: row.freeQuantity > 0 };
}

function billProduct(row: Parameters<typeof packName>[0] & BillProduct): BillProduct {
  const { productId, sku, brandName, mrpPaise, pricePaise, freeQuantity, soldTo } = row;
  return { productId, sku, name: packName(row), brandName, mrpPaise, pricePaise, freeQuantity, soldTo };
}
