import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { parseGtin } from "#app/domain/catalog/gtin.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

/** The page of the pack whose barcode was typed or scanned, also of one that cannot be bought; undefined for words, and for a pack the shop does not keep. */
export async function findByBarcode(db: Db, typed: string): Promise<RoutePath | undefined> {
  const barcode = parseGtin(typed);
  if (barcode === undefined) return undefined;
  const [found] = await db
    .select({ slug: products.slug })
    .from(products)
    .where(eq(products.barcode, barcode));
  return found && `/product/${found.slug}`;
}
