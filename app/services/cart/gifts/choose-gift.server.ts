import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { carts } from "#app/db/schema/cart.ts";

/** Leaves the gift of a cart out, or takes it after all. */
export async function chooseGift(
  db: Db,
  { cartId, isWanted }: { cartId: string; isWanted: boolean },
): Promise<void> {
  await db.update(carts).set({ isGiftRefused: !isWanted }).where(eq(carts.id, cartId));
}
