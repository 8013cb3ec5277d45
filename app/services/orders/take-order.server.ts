import type { Db } from "#app/db/client.server.ts";
import { Undone } from "#app/db/transaction.server.ts";
import { SHOPPER } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Settings } from "#app/domain/settings.ts";
import {
  type AgreedPaymentMethod,
  type PaymentMethod,
  paymentHoldUntil,
} from "#app/domain/shop/payment-method.ts";
import { countOrder } from "#app/services/orders/limit-orders.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import { type NewOrder, type OrderRequest, writeOrder } from "#app/services/orders/write-order.server.ts";
import { renewRefills } from "#app/services/prescriptions/refills.server.ts";
import { allocateStock } from "#app/services/stock/allocate-stock.server.ts";
import { holdStock, sellStock } from "#app/services/stock/sell-stock.server.ts";

export type PlacedOrder = {
  number: string;
  trackingToken: string;
  paymentMethod: PaymentMethod;
  /** True when this key had made this order before. */
  isReplay: boolean;
};

type AgreedOrder = Omit<NewOrder, "holdUntil"> & {
  request: NewOrder["request"] &
    Pick<OrderRequest, "clientAddress" | "publicOrigin"> &
    Partial<Pick<OrderRequest, "cartId">>;
  settings: Settings;
};

const LETTERS = {
  cod: "received",
  upi: "awaitingPayment",
  "bank-transfer": "awaitingTransfer",
} as const satisfies Record<AgreedPaymentMethod, string>;

/** Writes down an order whose prices and payment are agreed, with letters and stock; undoes the whole transaction when a pack is missing. */
export async function takeOrder(
  tx: Db,
  { settings, ...agreed }: AgreedOrder,
): Promise<Result<{ orderId: number; placed: PlacedOrder }, "sold-out" | "too-many-orders">> {
  const { form, clientAddress, cartId, now, publicOrigin } = agreed.request;
  const { minShelfDaysLeft } = settings.checkout;
  const isCash = form.paymentMethod === "cod";
  const holdUntil = paymentHoldUntil({ method: form.paymentMethod, now, settings }) ?? null;
  const order = await writeOrder(tx, { ...agreed, holdUntil });
  const orderId = order.id;
  await renewRefills(tx, { orderId, now });
  await queueLetters(tx, {
    orderId,
    toCustomer: LETTERS[form.paymentMethod],
    toShop: "newOrder",
    occasion: "placed",
    settings,
    publicOrigin,
    now,
  });

  if (clientAddress && !(await countOrder(tx, { clientAddress, cartId, phone: form.phone, now })))
    throw new Undone(refused("too-many-orders"));
  // Stock comes last: buyers of the same product wait for each other only from here to the end.
  const shares = await allocateStock(tx, { lines: agreed.lines, today: indiaDate(now), minShelfDaysLeft });
  if (!shares) throw new Undone(refused("sold-out"));
  if (isCash) await sellStock(tx, { orderId, shares, actor: agreed.request.takenBy ?? SHOPPER, now });
  else await holdStock(tx, { orderId, shares });
  const { number, trackingToken } = order;
  const placed = { number, trackingToken, paymentMethod: form.paymentMethod, isReplay: false };
  return ok({ orderId, placed });
}
