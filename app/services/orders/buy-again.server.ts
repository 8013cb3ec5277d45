import type { Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { addToCart } from "#app/services/cart/change-cart.server.ts";
import type { OrderView } from "#app/services/orders/find-order.server.ts";

/** What went into the cart; `skippedNames` and `cappedNames` are of what the shop has not, or not so much of. */
export type BoughtAgain = {
  cartId: string | undefined;
  addedLines: number;
  skippedNames: string[];
  cappedNames: string[];
};

/** Puts everything of an order into the cart again, as far as the shop has it. */
export async function buyAgain(
  db: Db,
  asked: { order: Pick<OrderView, "lines">; cartId: string | undefined; now: Date },
): Promise<BoughtAgain> {
  let { cartId } = asked;
  let addedLines = 0;
  const skippedNames: string[] = [];
  const cappedNames: string[] = [];
  for (const line of asked.order.lines) {
    const { productSlug: slug, quantity } = line;
    let added = await addToCart(db, { cartId, slug, quantity, now: asked.now });
    if (!added.ok && added.reason === "more-than-stock") {
      cappedNames.push(fullName(line));
      const left = added.availableQuantity - added.quantityInCart;
      if (left < 1) continue;
      added = await addToCart(db, { cartId, slug, quantity: left, now: asked.now });
    }
    if (added.ok) {
      cartId = added.value.cartId;
      addedLines++;
    } else skippedNames.push(fullName(line));
  }
  return { cartId, addedLines, skippedNames, cappedNames };
}
