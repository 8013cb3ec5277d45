import type { Db } from "#app/db/client.server.ts";
import { isPhoneProven } from "#app/domain/shop/proven.ts";
import { spend } from "#app/services/budget.server.ts";
import { hasCouponOncePerPhone } from "#app/services/cart/coupons/find-coupon.server.ts";

/**
 * The phone whose uses of coupons checkout says before the order is placed; undefined for the account's own. Of a number that
 * anybody can type the answer tells who orders here, so looks are counted with those at codes; beyond that only placing says it.
 */
export async function phoneToAsk(
  db: Db,
  {
    typed,
    provenPhone,
    cartId,
    address,
    now,
  }: {
    typed: string | undefined;
    provenPhone: string | undefined;
    cartId: string | undefined;
    address: string;
    now: Date;
  },
): Promise<string | undefined> {
  if (typed === undefined || cartId === undefined || isPhoneProven({ phone: typed, provenPhone }))
    return undefined;
  if (!(await hasCouponOncePerPhone(db, cartId))) return undefined;
  const tooMany = await spend(db, { budget: "coupon", who: { address, cart: cartId }, now });
  return tooMany ? undefined : typed;
}
