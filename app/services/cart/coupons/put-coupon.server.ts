import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { carts } from "#app/db/schema/cart.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { type CouponRefusal, couponCode } from "#app/domain/cart/coupon.ts";
import type { Discount } from "#app/domain/cart/offers.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { spend } from "#app/services/budget.server.ts";
import { listCartLines } from "#app/services/cart/read-cart.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type Used = { ok: true; value: Extract<Discount, { kind: "coupon" }> };
export type CouponRefused = { ok: false; refusal: CouponRefusal; code: string };

/** Puts a coupon on a cart, in place of another one; one that takes nothing off is refused, and the cart keeps what it had. */
export async function putCoupon(
  db: Db,
  { cartId, typed, address, now }: { cartId: string; typed: string; address: string; now: Date },
): Promise<Used | CouponRefused | TooMany | { ok: false; reason: "no-code" }> {
  const code = couponCode(typed);
  if (code === undefined) return { ok: false, reason: "no-code" };
  const tooMany = await spend(db, { budget: "coupon", who: { address, cart: cartId }, now });
  if (tooMany) return tooMany;
  return inTransaction(db, async (tx) => {
    const isIt = eq(carts.id, cartId);
    const [before] = await tx.select({ code: carts.couponCode }).from(carts).where(isIt).for("update");
    if (!before) return { ok: false, code, refusal: { reason: "unknown" } };
    await tx.update(carts).set({ couponCode: code }).where(isIt);
    const settings = await findSettings(tx);
    const { coupon, discounts } = await listCartLines(tx, { cartId, now, settings });
    const given = discounts.find((discount) => discount.kind === "coupon");
    if (given) return { ok: true, value: given };
    await tx.update(carts).set({ couponCode: before.code }).where(isIt);
    return { ok: false, code, refusal: coupon?.refusal ?? { reason: "unknown" } };
  });
}

/** Takes the coupon off a cart. */
export async function takeOffCoupon(db: Db, { cartId }: { cartId: string }): Promise<void> {
  await db.update(carts).set({ couponCode: null }).where(eq(carts.id, cartId));
}
