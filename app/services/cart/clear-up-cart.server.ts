import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { cartLines } from "#app/db/schema/cart.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { touchCart } from "#app/services/cart/change-cart.server.ts";
import { listCartLines } from "#app/services/cart/read-cart.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Takes out those of the named lines that cannot be sold, and lowers those with more packs than there are; all others stay as they are. */
export async function clearUpCart(
  db: Db,
  { cartId, slugs, now }: { cartId: string; slugs: readonly string[]; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await touchCart(tx, { cartId, now });
    const settings = await findSettings(tx);
    const { lines } = await listCartLines(tx, { cartId, now, settings });
    for (const { slug, productId, problem, maxQuantity } of lines) {
      if (!problem || !slugs.includes(slug)) continue;
      const line = and(eq(cartLines.cartId, cartId), eq(cartLines.productId, productId));
      if (problem === "more-than-stock") {
        await tx.update(cartLines).set({ quantity: maxQuantity }).where(line);
      } else await tx.delete(cartLines).where(line);
    }
  });
}
