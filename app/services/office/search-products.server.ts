import { asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
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

/** Products for the people of the shop, hidden ones too; the one with that very SKU or barcode comes first. */
export async function searchProducts(
  db: Db,
  { q, today, limit }: { q: string; today: string; limit: number },
): Promise<FoundProduct[]> {
  if (q.trim() === "") return [];
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
    .where(isTyped(q))
    .orderBy(
      desc(hasCode(q)),
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
