import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { cartLines, carts } from "#app/db/schema/cart.ts";
import { products } from "#app/db/schema/catalog.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { isForSale } from "#app/domain/catalog/sold-to.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { countCart } from "#app/services/cart/count-cart.server.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type ChangedCart = { cartId: string; name: string; quantity: number; itemCount: number };
export type CartRefusal = "unknown-product" | "sold-out" | "not-for-retail" | "bad-quantity";
/** The most that can be had of the product, and how many of it lie in the cart already. */
export type MoreThanStock = {
  ok: false;
  reason: "more-than-stock";
  availableQuantity: number;
  quantityInCart: number;
};

/** As many presses as can wait for a lost answer at once, in several tabs. */
const KEPT_KEYS = 8;

/** Puts packs into the cart, a new one when there is none; `quantity` of the result is that of the whole line. What was added with the same `key` is not added again. */
export async function addToCart(
  db: Db,
  asked: { cartId: string | undefined; slug: string; quantity: number; key?: string | undefined; now: Date },
): Promise<Result<ChangedCart, CartRefusal> | MoreThanStock> {
  const { cartId, slug, quantity, key, now } = asked;
  return inTransaction(db, async (tx) => {
    const found = await findOffer(tx, { slug, quantity, now });
    if (!found.ok) return found;
    const offer = found.value;
    const line = cartId === undefined ? undefined : await lockLine(tx, { cartId, offer, now });
    const quantityInCart = line?.quantity ?? 0;
    if (cartId !== undefined && key !== undefined && line?.addKeys.includes(key))
      return ok({
        cartId,
        name: offer.name,
        quantity: quantityInCart,
        itemCount: await countCart(tx, cartId),
      });
    if (quantityInCart + quantity > offer.maxQuantity) return moreThanStock(offer, quantityInCart);
    const id = cartId ?? newToken();
    if (cartId === undefined) await touchCart(tx, { cartId: id, now });
    const addKeys = [...(key === undefined ? [] : [key]), ...(line?.addKeys ?? [])].slice(0, KEPT_KEYS);
    return writeLine(tx, { cartId: id, offer, quantity: quantityInCart + quantity, addKeys, now });
  });
}

/** Sets the quantity of a line that is in the cart. */
export async function setCartQuantity(
  db: Db,
  { cartId, slug, quantity, now }: { cartId: string; slug: string; quantity: number; now: Date },
): Promise<Result<ChangedCart, CartRefusal | "not-in-cart"> | MoreThanStock> {
  return inTransaction(db, async (tx) => {
    const found = await findOffer(tx, { slug, quantity, now });
    if (!found.ok) return found;
    const offer = found.value;
    const line = await lockLine(tx, { cartId, offer, now });
    if (!line) return refused("not-in-cart");
    if (quantity > offer.maxQuantity) return moreThanStock(offer, line.quantity);
    return writeLine(tx, { cartId, offer, quantity, now });
  });
}

/** Takes a line out of the cart; refused when it is not in it. */
export async function removeFromCart(
  db: Db,
  { cartId, slug, now }: { cartId: string; slug: string; now: Date },
): Promise<Result<ChangedCart, "not-in-cart">> {
  return inTransaction(db, async (tx) => {
    await touchCart(tx, { cartId, now });
    const [product] = await tx
      .select({ id: products.id, name: products.name })
      .from(cartLines)
      .innerJoin(products, eq(products.id, cartLines.productId))
      .where(and(eq(cartLines.cartId, cartId), eq(products.slug, slug)));
    if (!product) return refused("not-in-cart");
    await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.productId, product.id)));
    return ok({ cartId, name: product.name, quantity: 0, itemCount: await countCart(tx, cartId) });
  });
}

type Offer = { productId: number; name: string; pricePaise: number; maxQuantity: number };

async function findOffer(
  tx: Db,
  { slug, quantity, now }: { slug: string; quantity: number; now: Date },
): Promise<Result<Offer, CartRefusal>> {
  const { maxQuantityPerLine } = (await findSettings(tx)).cart;
  const [product] = await tx
    .select({
      productId: products.id,
      name: products.name,
      pricePaise: products.pricePaise,
      soldTo: products.soldTo,
      availableQuantity: availableQuantity(indiaDate(now)),
    })
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.isPublished, true)));
  if (!product) return refused("unknown-product");
  if (!isForSale(product)) return refused("not-for-retail");
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantityPerLine)
    return refused("bad-quantity");
  if (product.availableQuantity === 0) return refused("sold-out");
  return ok({ ...product, maxQuantity: Math.min(product.availableQuantity, maxQuantityPerLine) });
}

async function lockLine(
  tx: Db,
  { cartId, offer, now }: { cartId: string; offer: Offer; now: Date },
): Promise<{ quantity: number; addKeys: string[] } | undefined> {
  await touchCart(tx, { cartId, now });
  const [line] = await tx
    .select({ quantity: cartLines.quantity, addKeys: cartLines.addKeys })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.productId, offer.productId)));
  return line;
}

/** Starts the 30 days again, and holds off other changes of the same cart until this one is done. */
export async function touchCart(tx: Db, { cartId, now }: { cartId: string; now: Date }): Promise<void> {
  await tx
    .insert(carts)
    .values({ id: cartId, createdAt: now, touchedAt: now })
    .onConflictDoUpdate({ target: carts.id, set: { touchedAt: now } });
}

async function writeLine(
  tx: Db,
  line: { cartId: string; offer: Offer; quantity: number; addKeys?: string[]; now: Date },
): Promise<Result<ChangedCart, never>> {
  const { cartId, offer, quantity, addKeys, now } = line;
  const { productId, name, pricePaise } = offer;
  await tx
    .insert(cartLines)
    .values({ cartId, productId, quantity, seenPricePaise: pricePaise, addKeys, addedAt: now })
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId],
      set: {
        quantity,
        seenPricePaise: pricePaise,
        addKeys,
        // More packs than a prescription asks for are not bought by it.
        prescriptionLineId: sql`case when ${cartLines.quantity} >= excluded.quantity then ${cartLines.prescriptionLineId} end`,
      },
    });
  return ok({ cartId, name, quantity, itemCount: await countCart(tx, cartId) });
}

function moreThanStock({ maxQuantity }: Offer, quantityInCart: number): MoreThanStock {
  return { ok: false, reason: "more-than-stock", availableQuantity: maxQuantity, quantityInCart };
}
