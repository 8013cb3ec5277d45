import type { Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { addToCart } from "#app/services/cart/change-cart.server.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";
import type { OrderView } from "#app/services/orders/find-order.server.ts";

/** What went into the cart; `skippedNames` and `cappedNames` are of what the shop has not, or not so much of. */
export type BoughtAgain = {
  cartId: string | undefined;
  addedLines: number;
  skippedNames: string[];
  cappedNames: string[];
  /** What costs more than was paid then, all offers counted. */
  dearer: { name: string; paidPaise: number; pricePaise: number }[];
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
  for (const line of asked.order.lines.filter(({ isGift }) => !isGift)) {
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
  const cart = await readCart(db, { cartId, now: asked.now });
  const dearer = asked.order.lines.flatMap((line) => {
    const { pricePaise = 0 } = cart.lines.find(({ slug }) => slug === line.productSlug) ?? {};
    const isDearer = !line.isGift && pricePaise > line.pricePaise;
    return isDearer ? [{ name: fullName(line), paidPaise: line.pricePaise, pricePaise }] : [];
  });
  return { cartId, addedLines, skippedNames, cappedNames, dearer };
}
