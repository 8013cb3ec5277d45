import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { cartLines, carts } from "#app/db/schema/cart.ts";
import { wishlistLines } from "#app/db/schema/cart-wishlist.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { MOST_COUPONS } from "#app/domain/cart/choose-coupons.ts";
import type { Merged } from "#app/domain/notice.ts";
import { listCartLines } from "#app/services/cart/read-cart.server.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type Merge = { guestCartId: string | undefined; userId: string; now: Date };

/** Puts a guest's cart and wishes into the account's, which exists from now on; undefined when there was nothing to put. No line is lost; a line holds what is in stock, but at least one pack. */
export async function mergeVisitorCart(db: Db, merge: Merge): Promise<Merged | undefined> {
  return inTransaction(db, async (tx) => {
    const own = await ownCart(tx, merge);
    const { guestCartId } = merge;
    if (guestCartId === undefined) return undefined;
    const [guest] = await tx
      .select({ id: carts.id, couponCodes: carts.couponCodes, isGiftRefused: carts.isGiftRefused })
      .from(carts)
      .where(and(eq(carts.id, guestCartId), isNull(carts.profileId)))
      .for("update");
    if (!guest) return undefined;
    const move = { from: guest.id, to: own.id, now: merge.now };
    // What was typed last comes first, where both together are too many.
    const codes = [...new Set([...guest.couponCodes, ...own.couponCodes])].slice(0, MOST_COUPONS);
    const isGiftRefused = guest.isGiftRefused || own.isGiftRefused;
    await tx.update(carts).set({ couponCodes: codes, isGiftRefused }).where(eq(carts.id, own.id));
    const merged = { ...(await moveLines(tx, move)), wishes: await moveWishes(tx, move) };
    await tx.delete(carts).where(eq(carts.id, guest.id));
    return merged.lines + merged.wishes > 0 ? merged : undefined;
  });
}

async function ownCart(tx: Db, { userId, now }: Merge) {
  const [cart] = await tx
    .insert(carts)
    .values({
      id: newToken(),
      profileId: userId,
      createdAt: now,
      touchedAt: now,
    })
    .onConflictDoUpdate({ target: carts.profileId, set: { touchedAt: now } })
    .returning({ id: carts.id, couponCodes: carts.couponCodes, isGiftRefused: carts.isGiftRefused });
  return cart!;
}

type Move = { from: string; to: string; now: Date };

async function moveLines(tx: Db, { from, to, now }: Move): Promise<Omit<Merged, "wishes">> {
  const settings = await findSettings(tx);
  const [{ lines: guests }, { lines: own }] = [
    await listCartLines(tx, { cartId: from, now, settings }),
    await listCartLines(tx, { cartId: to, now, settings }),
  ];
  let cappedLines = 0;
  for (const line of guests) {
    const before = own.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
    // What was prescribed is wanted once, also when it lies in both carts.
    const isPrescribed = line.prescriptionLineId !== undefined;
    const wanted = isPrescribed ? Math.max(before, line.quantity) : before + line.quantity;
    const quantity = Math.max(1, Math.min(wanted, line.maxQuantity));
    if (quantity < wanted) cappedLines++;
    await tx
      .insert(cartLines)
      .values({
        cartId: to,
        productId: line.productId,
        quantity,
        prescriptionLineId: line.prescriptionLineId,
        seenPricePaise: line.priceChange?.fromPaise ?? line.pricePaise,
        addedAt: now,
      })
      .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.productId], set: { quantity } });
  }
  return { lines: guests.length, cappedLines };
}

async function moveWishes(tx: Db, { from, to }: Move): Promise<number> {
  const wishes = await tx.select().from(wishlistLines).where(eq(wishlistLines.cartId, from));
  if (wishes.length === 0) return 0;
  const { rowCount } = await tx
    .insert(wishlistLines)
    .values(wishes.map((wish) => ({ ...wish, cartId: to })))
    .onConflictDoNothing();
  return rowCount ?? 0;
}
