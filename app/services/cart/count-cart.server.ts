import { eq, sum } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { cartLines } from "#app/db/schema/cart.ts";

/** How many packs lie in a cart; 0 for no cart. */
export async function countCart(db: Db, cartId: string | undefined): Promise<number> {
  if (cartId === undefined) return 0;
  const [row] = await db
    .select({ packs: sum(cartLines.quantity).mapWith(Number) })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId));
  return row?.packs ?? 0;
}
