import type { Shop } from "#app/context.ts";
import { readKnownUser } from "#app/middleware/device.server.ts";
import { guestCartId } from "#app/middleware/visitor.server.ts";

/** Whose browser a request comes from, by its signed cookies alone: the account that has signed in there, else the guest's cart. */
export async function findKnownVisitor(
  shop: Shop,
  request: Request,
): Promise<{ account: string } | { cart: string } | undefined> {
  const { userId } = await readKnownUser(shop, request);
  if (userId !== undefined) return { account: userId };
  const cart = await guestCartId(shop, request);
  return cart === undefined ? undefined : { cart };
}
