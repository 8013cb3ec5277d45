import { asc, desc, eq, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { namedPacksOf } from "#app/domain/search/named-packs-of.ts";
import { understand } from "#app/domain/search/understand.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { isNamed, namedOrder } from "#app/services/catalog/named-query.server.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { hasCode, isTyped } from "#app/services/catalog/typed-product.server.ts";

export type FoundProduct = {
  id: number;
  sku: string;
  slug: string;
  /** "Arnica Montana 30 CH, 30 ml". */
  name: string;
  brandName: string;
  mrpPaise: number;
  pricePaise: number;
  freeQuantity: number;
  /** Whether what was typed is its SKU or barcode. */
  isByCode: boolean;
};

/** Products for the people of the shop, hidden ones too: the one with that very SKU or barcode, what the words mean, then what has them. */
export async function searchProducts(
  db: Db,
  { q, vocabulary, today, limit }: { q: string; vocabulary: Vocabulary; today: string; limit: number },
): Promise<FoundProduct[]> {
  if (q.trim() === "") return [];
  // Numbers alone are codes here; a shelf or a brand alone has too many: the words of the office find them.
  const named = /\p{L}/u.test(q) ? namedPacksOf(understand(q, vocabulary)) : undefined;
  const isMeant = named?.medicines && isNamed(named);
  const found = await db
    .select({
      id: products.id,
      sku: products.sku,
      slug: products.slug,
      name: products.name,
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      packSize: products.packSize,
      brandName: brands.name,
      mrpPaise: products.mrpPaise,
      pricePaise: products.pricePaise,
      freeQuantity: availableQuantity(today),
      isByCode: sql<boolean>`${hasCode(q)}`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(isMeant ? or(isMeant, isTyped(q)) : isTyped(q))
    .orderBy(
      desc(hasCode(q)),
      ...(named && isMeant ? [desc(sql`coalesce(${isMeant}, false)`), ...namedOrder(named)] : []),
      asc(sql`length(${products.name})`),
      asc(products.name),
      asc(products.potencyNumber),
      asc(products.netQuantity),
      asc(products.id),
    )
    .limit(limit);
  return found.map((row) => {
    const { id, sku, slug, brandName, mrpPaise, pricePaise, freeQuantity, isByCode } = row;
    return { id, sku, slug, name: packName(row), brandName, mrpPaise, pricePaise, freeQuantity, isByCode };
  });
}
