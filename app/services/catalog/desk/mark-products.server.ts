import { and, asc, inArray, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { PRODUCT_MARKS, type ProductMark } from "#app/domain/catalog/product-mark.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";

/** Sets one flag of products, of all in one transaction, and says how many it changed; refused when one of them is unknown. */
export async function markProducts(
  db: Db,
  { skus, mark, actor, now }: { skus: string[]; mark: ProductMark; actor: Actor; now: Date },
): Promise<Result<{ count: number }, "unknown-product">> {
  const { flag, value } = PRODUCT_MARKS[mark];
  const asked = [...new Set(skus)];
  const isAsked = inArray(products.sku, asked);
  return inTransaction(db, async (tx) => {
    const found = await tx
      .select({ id: products.id })
      .from(products)
      .where(isAsked)
      .orderBy(asc(products.id))
      .for("update");
    if (found.length < asked.length) return refused("unknown-product");
    const changed = await tx
      .update(products)
      .set({ [flag]: value, updatedAt: now })
      .where(and(isAsked, ne(products[flag], value)))
      .returning({ sku: products.sku });
    for (const { sku } of changed)
      await recordAudit(tx, {
        by: actor,
        act: `${mark}-product`,
        about: `product ${sku}`,
        details: {},
        now,
      });
    return ok({ count: changed.length });
  });
}
