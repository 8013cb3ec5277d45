import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";

/** The name in the address of a product that the shop shows; undefined for an unknown or hidden one. */
export async function findProductSlug(db: Db, id: string): Promise<string | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const [row] = await db
    .select({ slug: products.slug })
    .from(products)
    .where(and(eq(products.id, Number(id)), eq(products.isPublished, true)));
  return row?.slug;
}
