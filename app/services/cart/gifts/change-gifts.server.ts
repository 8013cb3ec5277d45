import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { giftOffers } from "#app/db/schema/cart-offers.ts";
import { products } from "#app/db/schema/catalog.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { isGiveable } from "#app/domain/cart/gift.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { type Removed, removeForNow } from "#app/services/undo.server.ts";

type By = { actor: Actor; now: Date };
export type OfficeGift = { id: number; name: string; fromPaise: number; isActive: boolean };

/** All gifts, from the smallest sum on. */
export function listGifts(db: Db): Promise<OfficeGift[]> {
  const { id, fromPaise, isActive } = giftOffers;
  return db
    .select({ id, name: products.name, fromPaise, isActive })
    .from(giftOffers)
    .innerJoin(products, eq(products.id, giftOffers.productId))
    .orderBy(asc(fromPaise), asc(id));
}

/** Adds a gift, open at once; `no-gift` for what the shop may not add unasked. */
export async function addGift(
  db: Db,
  { slug, fromPaise, actor, now }: { slug: string; fromPaise: number } & By,
): Promise<Result<undefined, "not-found" | "no-gift">> {
  return inTransaction(db, async (tx) => {
    const { id, soldTo, route } = products;
    const [product] = await tx.select({ id, soldTo, route }).from(products).where(eq(products.slug, slug));
    if (!product) return refused("not-found");
    if (!isGiveable(product)) return refused("no-gift");
    const [row] = await tx
      .insert(giftOffers)
      .values({ productId: product.id, fromPaise, isActive: true, createdAt: now })
      .returning({ id: giftOffers.id });
    const about = subject(row!.id);
    await recordAudit(tx, { by: actor, act: "add-offer", about, details: { slug, fromPaise }, now });
    return ok(undefined);
  });
}

/** Pauses a gift, or opens it again. */
export async function switchGift(
  db: Db,
  { id, isActive, actor, now }: { id: number; isActive: boolean } & By,
): Promise<Result<undefined, "not-found">> {
  return inTransaction(db, async (tx) => {
    const { rowCount } = await tx.update(giftOffers).set({ isActive }).where(eq(giftOffers.id, id));
    if (!rowCount) return refused("not-found");
    await recordAudit(tx, { by: actor, act: "change-offer", about: subject(id), details: { isActive }, now });
    return ok(undefined);
  });
}

/** Takes a gift away; it can be put back. */
export function removeGift(
  db: Db,
  { id, ...by }: { id: number } & By,
): Promise<Result<Removed, "not-found">> {
  const where = eq(giftOffers.id, id);
  return removeForNow(db, giftOffers, { where, act: "remove-offer", about: subject(id), ...by });
}

function subject(id: number): string {
  return `offer ${id} (gift)`;
}
