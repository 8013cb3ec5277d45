import type { Db } from "#app/db/client.server.ts";
import type { CartSummary } from "#app/domain/cart-summary.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";

/** What the pages outside the cart show of it: how many of each product, their price together, and what is missing for free delivery. */
export async function summarizeCart(
  db: Db,
  asked: { cartId: string | undefined; now: Date },
): Promise<CartSummary> {
  const { lines, totals, missingForFreePaise } = await readCart(db, asked);
  return {
    lines: Object.fromEntries(lines.map(({ slug, quantity }) => [slug, quantity])),
    count: lines.reduce((packs, { quantity }) => packs + quantity, 0),
    goodsPaise: totals.goodsPaise,
    missingForFreePaise,
  };
}
