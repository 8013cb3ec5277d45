import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { cartLines, carts } from "#app/db/schema/cart.ts";
import { inTransaction, Undone, waitForTurn } from "#app/db/transaction.server.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { SellingMode } from "#app/domain/selling-mode.ts";
import type { Settings } from "#app/domain/settings.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { lockCoupons } from "#app/services/cart/coupons/find-coupon.server.ts";
import { takeOffCoupon } from "#app/services/cart/coupons/put-coupon.server.ts";
import { listCartLines } from "#app/services/cart/read-cart.server.ts";
import { agreeWay, type WayRefusal } from "#app/services/orders/agree-way.server.ts";
import { findEarlierOrder } from "#app/services/orders/earlier-order.server.ts";
import { keepDiscounts } from "#app/services/orders/order-discounts.server.ts";
import { priceOrder, quoteFor } from "#app/services/orders/price-order.server.ts";
import {
  type PlacedOrder,
  type ShareTaken,
  type TakeRefusal,
  takeOrder,
} from "#app/services/orders/take-order.server.ts";
import type { OrderRequest } from "#app/services/orders/write-order.server.ts";
import { lockPrescriptions } from "#app/services/prescriptions/prescribed.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { findSellingMode } from "#app/services/shop/opening.server.ts";
import { findDestination, type PincodeZone } from "#app/services/shop/pincode.server.ts";

export type OrderRefusal =
  | "not-open"
  | "empty-cart"
  | "below-minimum"
  | "unknown-pincode"
  | "not-for-retail"
  | "express-not-offered"
  | "price-changed"
  | "gift-gone"
  | "coupon-used"
  | "key-reused"
  | WayRefusal
  | TakeRefusal;

/** Turns a cart into an order: all of it, or for one of the reasons nothing of it; never charges another total than the one shown, nor leaves a shown gift out. */
export async function placeOrder(
  db: Db,
  request: OrderRequest,
): Promise<Result<PlacedOrder, OrderRefusal> | ShareTaken | TooMany> {
  const settings = await findSettings(db);
  const destination = await findDestination(db, request.form);
  const mode = await findSellingMode(db, { ...request, today: indiaDate(request.now) });
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, `order ${request.idempotencyKey}`);
    const { idempotencyKey } = request;
    const earlier = await findEarlierOrder(tx, { idempotencyKey, hash: hashOf(request) });
    return earlier ?? placeNewOrder(tx, { request, destination, settings, mode });
  });
}

async function placeNewOrder(
  tx: Db,
  {
    request,
    destination,
    settings,
    mode,
  }: {
    request: OrderRequest;
    destination: PincodeZone | undefined;
    settings: Settings;
    mode: SellingMode;
  },
): Promise<Result<PlacedOrder, OrderRefusal> | ShareTaken | TooMany> {
  const { cartId, form, now } = request;
  if (mode === "closed") return refused("not-open");
  if (cartId === undefined) return refused("empty-cart");
  await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, cartId)).for("update");
  const prescribed = { id: cartLines.prescriptionLineId };
  await lockPrescriptions(tx, tx.select(prescribed).from(cartLines).where(eq(cartLines.cartId, cartId)));
  await lockCoupons(tx, cartId);
  const asked = { cartId, form, now, settings, shownTotalPaise: request.shownTotalPaise };
  const { lines, gift, trade, discounts, price } = await priceAsShown(tx, { ...asked, destination });
  if (lines.length === 0) return refused("empty-cart");
  if (!destination) return refused("unknown-pincode");
  if (lines.some((line) => line.problem === "not-for-retail")) return refused("not-for-retail");
  if (lines.some((line) => line.problem !== undefined)) return refused("sold-out");

  if (trade && trade.missingPaise > 0) return refused("below-minimum");
  if (!price) return refused("express-not-offered");
  if (price.totals.totalPaise !== request.shownTotalPaise) return refused("price-changed");
  const given = gift?.isRefused ? undefined : gift?.line;
  if (request.shownGift && given?.slug !== request.shownGift) return refused("gift-gone");
  const { totalPaise } = price.totals;
  const way = await agreeWay(tx, { request, destination, totalPaise, settings, mode });
  if (!way.ok) return way;

  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
  await takeOffCoupon(tx, { cartId });
  const taken = await takeOrder(tx, {
    request: { ...request, hash: hashOf(request) },
    destination,
    lines: given ? [...lines, given] : lines,
    price,
    ...way.value,
    settings,
  });
  if (!taken.ok) return taken;
  // After older orders of the phone have made room for this one.
  const { orderId, placed } = taken.value;
  const isKept = await keepDiscounts(tx, { orderId, discounts, phone: form.phone });
  if (!isKept) throw new Undone(refused("coupon-used"));
  return ok(placed);
}

/** The cart as the page showed it: that of a phone that has used a coupon up only where the shopper saw it without. */
async function priceAsShown(
  tx: Db,
  {
    form,
    destination,
    shownTotalPaise,
    ...cart
  }: Pick<OrderRequest, "cartId" | "form" | "shownTotalPaise" | "now"> & {
    destination: PincodeZone | undefined;
    settings: Settings;
  },
) {
  const read = async (phone?: string) => {
    const priced = await listCartLines(tx, { ...cart, phone });
    const price =
      destination && quoteFor(priceOrder({ ...priced, ...cart, destination }), form.deliverySpeed);
    return { ...priced, price };
  };
  const first = await read();
  if (first.coupons.length === 0 || first.price?.totals.totalPaise === shownTotalPaise) return first;
  const second = await read(form.phone);
  return second.price?.totals.totalPaise === shownTotalPaise ? second : first;
}

function hashOf({ cartId, form }: OrderRequest): string {
  const filledIn = Object.entries(form).filter(([, value]) => value !== undefined);
  const body = JSON.stringify([cartId, filledIn.sort(([a], [b]) => (a < b ? -1 : 1))]);
  return createHash("sha256").update(body).digest("hex");
}
