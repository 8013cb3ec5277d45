import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { carts } from "#app/db/schema/cart.ts";
import { wishlistLines } from "#app/db/schema/cart-wishlist.ts";
import { brands, categories, products } from "#app/db/schema/catalog.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { cardColumns, productCard } from "#app/services/catalog/product-cards.server.ts";
import { newToken } from "#app/services/new-token.server.ts";

type Change = { cartId: string; name: string };

/** Puts a product aside, once; the list hangs on the visitor's cart, a new one when there is none. */
export async function addToWishlist(
  db: Db,
  { cartId, slug, now }: { cartId: string | undefined; slug: string; now: Date },
): Promise<Result<Change, "unknown-product">> {
  return inTransaction(db, async (tx) => {
    const [product] = await tx
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(and(eq(products.slug, slug), eq(products.isPublished, true)));
    if (!product) return refused("unknown-product");
    const id = cartId ?? newToken();
    await tx
      .insert(carts)
      .values({ id, createdAt: now, touchedAt: now })
      .onConflictDoUpdate({ target: carts.id, set: { touchedAt: now } });
    await tx
      .insert(wishlistLines)
      .values({ cartId: id, productId: product.id, addedAt: now })
      .onConflictDoNothing();
    return ok({ cartId: id, name: product.name });
  });
}

/** Takes a product off the list; also done when it was not on it. */
export async function removeFromWishlist(
  db: Db,
  { cartId, slug }: { cartId: string; slug: string },
): Promise<Result<Change, "unknown-product">> {
  const [product] = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.slug, slug));
  if (!product) return refused("unknown-product");
  await db
    .delete(wishlistLines)
    .where(and(eq(wishlistLines.cartId, cartId), eq(wishlistLines.productId, product.id)));
  return ok({ cartId, name: product.name });
}

/** The products put aside, newest first. */
export async function listWishlist(
  db: Db,
  { cartId, now }: { cartId: string | undefined; now: Date },
): Promise<ProductCard[]> {
  if (cartId === undefined) return [];
  const rows = await db
    .select(cardColumns(indiaDate(now)))
    .from(wishlistLines)
    .innerJoin(products, eq(products.id, wishlistLines.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.formId))
    .where(and(eq(wishlistLines.cartId, cartId), eq(products.isPublished, true)))
    .orderBy(desc(wishlistLines.addedAt), desc(products.id));
  return rows.map(productCard);
}
