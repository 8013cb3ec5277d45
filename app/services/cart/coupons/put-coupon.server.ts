import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { carts } from "#app/db/schema/cart.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { MOST_COUPONS } from "#app/domain/cart/choose-coupons.ts";
import { type CouponRefusal, couponCode } from "#app/domain/cart/coupon.ts";
import type { Discount } from "#app/domain/cart/offers.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { spend } from "#app/services/budget.server.ts";
import { listCartLines } from "#app/services/cart/read-cart.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type Used = { ok: true; value: Extract<Discount, { kind: "coupon" }> };
/** `isKept`: it lies on the cart and counts as soon as others leave or come. */
export type CouponRefused = { ok: false; refusal: CouponRefusal; code: string; isKept: boolean };

/**
 * Puts a coupon on a cart, beside others; one that takes nothing off is refused, and the cart keeps what it had. One that only others
 * beat stays: with a code typed after it, it may take more off than they do.
 */
export async function putCoupon(
  db: Db,
  { cartId, typed, address, now }: { cartId: string; typed: string; address: string; now: Date },
): Promise<
  | Used
  | CouponRefused
  | TooMany
  | { ok: false; reason: "no-code" }
  | { ok: false; reason: "too-many-coupons" }
> {
  const code = couponCode(typed);
  if (code === undefined) return { ok: false, reason: "no-code" };
  const tooMany = await spend(db, { budget: "coupon", who: { address, cart: cartId }, now });
  if (tooMany) return tooMany;
  return inTransaction(db, async (tx) => {
    const isIt = eq(carts.id, cartId);
    const [before] = await tx.select({ codes: carts.couponCodes }).from(carts).where(isIt).for("update");
    if (!before) return { ok: false, code, refusal: { reason: "unknown" }, isKept: false };
    const codes = [...new Set([...before.codes, code])];
    if (codes.length > MOST_COUPONS) return { ok: false, reason: "too-many-coupons" };
    await tx.update(carts).set({ couponCodes: codes }).where(isIt);
    const settings = await findSettings(tx);
    const { coupons, discounts } = await listCartLines(tx, { cartId, now, settings });
    const given = discounts.find((discount) => discount.kind === "coupon" && discount.code === code);
    if (given?.kind === "coupon") return { ok: true, value: given };
    const found = coupons.find((coupon) => coupon.code === code)?.refusal;
    const refusal: CouponRefusal = found ?? { reason: "unknown" };
    const isKept = refusal.reason === "not-together";
    if (!isKept) await tx.update(carts).set({ couponCodes: before.codes }).where(isIt);
    return { ok: false, code, refusal, isKept };
  });
}

/** Takes a coupon off a cart; without a code, all of them. */
export async function takeOffCoupon(
  db: Db,
  { cartId, code }: { cartId: string; code?: string | undefined },
): Promise<void> {
  const couponCodes = code === undefined ? [] : sql`array_remove(${carts.couponCodes}, ${code})`;
  await db.update(carts).set({ couponCodes }).where(eq(carts.id, cartId));
}
