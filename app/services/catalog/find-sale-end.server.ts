import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { salePeriods } from "#app/db/schema/catalog-changes.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { indiaDate } from "#app/domain/india-time.ts";

/** The last day ("YYYY-MM-DD") of the sale that a product is in; undefined outside of a sale. */
export async function findSaleEnd(db: Db, { slug }: { slug: string }): Promise<string | undefined> {
  if (slugify(slug) !== slug) return undefined;
  const [row] = await db
    .select({ endsAt: salePeriods.endsAt })
    .from(salePeriods)
    .innerJoin(products, eq(products.id, salePeriods.productId))
    .where(and(eq(products.slug, slug), eq(salePeriods.status, "running")));
  return row && indiaDate(row.endsAt);
}
