import { and, asc, desc, eq, ilike, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { escapeLike } from "#app/db/words.ts";
import { type PastedLine, readPastedLine } from "#app/domain/catalog/pasted-list.ts";
import { rankProducts } from "#app/domain/catalog/product-ranking.ts";
import type { BillProduct } from "#app/domain/orders/counter-bill.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { hasCode, hasWord, mayBegin } from "#app/services/catalog/typed-product.server.ts";

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

/** What "arn 30 *2" means at the counter: products whose words begin so, in that potency, those in stock first; or only the one with that very SKU or barcode. */
export async function findForCounter(
  db: Db,
  { typed, today }: { typed: string; today: string },
): Promise<CounterFinds> {
  const line = readPastedLine(typed);
  const read = await findLine(db, { line, today });
  if (!line.other) return { ...read, isDoubtful: false };
  const otherLine = { ...line, ...line.other };
  const other = await findLine(db, { line: otherLine, today });
  if (read.products.length === 0) return { ...other, isDoubtful: false };
  return { ...read, isDoubtful: other.products.length > 0 };
}

async function findLine(
  db: Db,
  { line, today }: { line: PastedLine; today: string },
): Promise<Omit<CounterFinds, "isDoubtful">> {
  const { text, words, potency, pack, quantity } = line;
  if (words.length === 0) return { quantity, products: [] };
  const named = and(isNamed(words), pack ? ilike(products.packSize, escapeLike(pack)) : undefined);
  const isPotency =
    potency && and(eq(products.potencyScale, potency.scale), eq(products.potencyNumber, potency.number));
  const select = (where: SQL | undefined) =>
    db
      .select({
        productId: products.id,
        sku: products.sku,
        name: products.name,
        potencyScale: products.potencyScale,
        potencyNumber: products.potencyNumber,
        packSize: products.packSize,
        brandName: brands.name,
        mrpPaise: products.mrpPaise,
        pricePaise: products.pricePaise,
        soldTo: products.soldTo,
        searchText: products.searchText,
        netQuantity: products.netQuantity,
        isBestSeller: products.isBestSeller,
        isBrandFeatured: brands.isFeatured,
        freeQuantity: availableQuantity(today),
      })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(where)
      .orderBy(
        desc(ne(products.soldTo, "nobody")),
        desc(and(...words.map(isWord))!),
        desc(ilike(products.name, `${escapeLike(words[0]!)}%`)),
        desc(brands.isFeatured),
        desc(products.isBestSeller),
        asc(sql`length(${products.name})`),
        asc(products.name),
        asc(products.potencyNumber),
        asc(products.netQuantity),
        asc(products.id),
      )
      .limit(MOST_CANDIDATES);
  let found = await select(hasCode(text));
  if (found.length === 0) found = await select(and(named, isPotency));
  // "Bio combination 5" is a name with a number, not a potency.
  if (found.length === 0 && potency) found = await select(isNamed(text.toLowerCase().split(/\s+/)));
  const candidates = found.map((row) => ({ ...row, id: row.productId, isInStock: row.freeQuantity > 0 }));
  const best = rankProducts(candidates, words).slice(0, MOST_FINDS);
  return { quantity, products: best.map((row) => billProduct({ ...row, name: packName(row) })) };
}

function billProduct(row: BillProduct): BillProduct {
  const { productId, sku, name, brandName, mrpPaise, pricePaise } = row;
  const { freeQuantity, soldTo } = row;
  return {
    productId,
    sku,
    name,
    brandName,
    mrpPaise,
    pricePaise,
    freeQuantity,
    soldTo,
  };
}

/** The index finds words and SKUs, of which only the words count here. */
function isNamed(words: readonly string[]): SQL | undefined {
  return and(mayBegin(words), ...words.map(hasWord));
}

function isWord(word: string): SQL {
  return ilike(sql`' ' || ${products.searchText} || ' '`, `% ${escapeLike(word)} %`);
}
