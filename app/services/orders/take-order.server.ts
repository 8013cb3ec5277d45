import type { Db } from "#app/db/client.server.ts";
import { orderOrigins } from "#app/db/schema/orders.ts";
import { Undone } from "#app/db/transaction.server.ts";
import { SHOPPER } from "#app/domain/actor.ts";
import { cartTotals } from "#app/domain/cart/cart.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { placeOfSupply } from "#app/domain/invoices/place-of-supply.ts";
import { isPrivateAddress, networkOf } from "#app/domain/network.ts";
import { type LimitRefusal, orderLimitRefusal } from "#app/domain/orders/buyer-limits.ts";
import { ok, type Refused, type Result, refused } from "#app/domain/result.ts";
import type { Settings } from "#app/domain/settings.ts";
import {
  type AgreedPaymentMethod,
  type PaymentMethod,
  paymentHoldUntil,
} from "#app/domain/shop/payment-method.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { allocateOrder } from "#app/services/orders/allocate-order.server.ts";
import { findBilledFirm, needsFirmAddress } from "#app/services/orders/billed-firm.server.ts";
import { hasOpenCashOrders, judgeBuyer } from "#app/services/orders/judge-buyer.server.ts";
import { countOrder } from "#app/services/orders/limit-orders.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import { replaceOlderOrders } from "#app/services/orders/replace-order.server.ts";
import { findTakenShare } from "#app/services/orders/stranger-shares.server.ts";
import { type NewOrder, type OrderRequest, writeOrder } from "#app/services/orders/write-order.server.ts";
import { renewRefills } from "#app/services/prescriptions/refills.server.ts";
import { holdStock, sellStock } from "#app/services/stock/sell-stock.server.ts";

export type PlacedOrder = {
  number: string;
  trackingToken: string;
  paymentMethod: PaymentMethod;
  /** True when this key had made this order before. */
  isReplay: boolean;
};

/** A product of which a stranger may have only so many packs now, 0 or more. */
export type ShareTaken = Refused<"share-taken", { name: string; packs: number }>;
type BoundRefusal = "too-many-cash-orders" | LimitRefusal | RungRefusal;
/** What the shop asks of orders that it does not write down itself (domain/orders/cash-rung.ts). */
export type RungRefusal = "cod-in-part" | "cod-prepaid" | "part-not-offered";
export type TakeRefusal = "sold-out" | "firm-address-needed" | BoundRefusal;

const BOUNDS = [
  ...["too-many-cash-orders", "too-many-lines", "too-many-packs", "too-much-money", "share-taken"],
  ...["cod-in-part", "cod-prepaid", "part-not-offered"],
];

/** The answer to an order that the shop agreed to or writes down itself: it has no bounds, so none of them refuses it. */
export function withoutBounds<T, R extends string>(
  taken: Result<T, R> | ShareTaken | TooMany,
): Result<T, Exclude<R, BoundRefusal>> | TooMany {
  if (!taken.ok && BOUNDS.includes(taken.reason))
    throw new Error(`The bounds of web orders do not hold for this one: ${taken.reason}.`);
  return taken as Result<T, Exclude<R, BoundRefusal>> | TooMany;
}

type AgreedOrder = Omit<NewOrder, "holdUntil" | "isPhoneProven" | "firm" | "gstPaise"> & {
  request: NewOrder["request"] &
    Pick<OrderRequest, "clientAddress" | "publicOrigin"> &
    Partial<Pick<OrderRequest, "cartId">>;
  settings: Settings;
};

const LETTERS = {
  cod: "received",
  upi: "awaitingPayment",
  online: "awaitingOnline",
  "bank-transfer": "awaitingTransfer",
} as const satisfies Record<AgreedPaymentMethod, string>;

/**
 * Writes down an order whose prices and payment are agreed, with letters and stock; undoes the whole transaction when it is refused.
 * Of an order by UPI on the web the packs are taken when its payment page is opened (hold-for-payment.server.ts).
 */
export async function takeOrder(
  tx: Db,
  { settings, ...agreed }: AgreedOrder,
): Promise<Result<{ orderId: number; placed: PlacedOrder }, TakeRefusal> | ShareTaken | TooMany> {
  const { form, clientAddress, cartId, profileId, takenBy, now, publicOrigin } = agreed.request;
  const { lines } = agreed;
  const bought = lines.filter(({ isGift }) => !isGift);
  const isCash = form.paymentMethod === "cod";
  const isAgreed = agreed.channel === "quote";
  const { phone } = form;
  const { trust, isProven } = await judgeBuyer(tx, { phone, profileId, isAgreed, clientAddress });
  const refusal = orderLimitRefusal({ trust, lines: bought, totalPaise: agreed.price.totals.totalPaise });
  if (refusal) throw new Undone(refused(refusal));
  if (needsFirmAddress(form, agreed.destination)) throw new Undone(refused("firm-address-needed"));
  const firm = await findBilledFirm(tx, { typed: form, profileId });
  const gstPaise = gstOf({ ...agreed, settings }, firm.gstin);
  const holdUntil = paymentHoldUntil({ method: form.paymentMethod, now, settings }) ?? null;
  const order = await writeOrder(tx, { ...agreed, firm, gstPaise, isPhoneProven: isProven, holdUntil });
  const orderId = order.id;
  const network = networkOfBuyer(clientAddress);
  if (trust !== "shop")
    await tx.insert(orderOrigins).values({ orderId, isTrusted: trust === "proven", network, cartId });
  await renewRefills(tx, { orderId, now });
  await queueLetters(tx, {
    orderId,
    toCustomer: LETTERS[form.paymentMethod],
    toShop: "newOrder",
    occasion: "placed",
    discounts: agreed.price.totals.discounts,
    settings,
    publicOrigin,
    now,
  });

  const tooMany =
    clientAddress &&
    (await countOrder(tx, { clientAddress, cartId, phone, isOwner: isProven === true, now }));
  if (tooMany) throw new Undone(tooMany);
  if (isCash && trust === "stranger" && (await hasOpenCashOrders(tx, { phone, except: orderId })))
    throw new Undone(refused("too-many-cash-orders"));
  // Stock comes last: buyers of the same product wait for each other only from here to the end.
  if (trust !== "shop")
    await replaceOlderOrders(tx, {
      ...{ orderId, number: order.number, phone, cartId, settings, publicOrigin, now },
      isTrusted: trust === "proven",
      productIds: lines.map((line) => line.productId),
    });
  const today = indiaDate(now);
  const shares = await allocateOrder(tx, { orderId, today, settings });
  if (!shares) throw new Undone(refused("sold-out"));
  if (trust === "stranger") await refuseTakenShare(tx, { lines: bought, phone, network, today });
  // A cash order that is to be confirmed first has its packs as any other: a cancelled one gives them back.
  if (isCash) await sellStock(tx, { orderId, shares, actor: takenBy ?? SHOPPER, now });
  else if (trust === "shop") await holdStock(tx, { orderId, shares });
  const { number, trackingToken } = order;
  const placed = { number, trackingToken, paymentMethod: form.paymentMethod, isReplay: false };
  return ok({ orderId, placed });
}

/** What of the total is tax where the order is supplied; a GSTIN may say another state than the PIN code that was priced. */
function gstOf(
  { lines, price, destination, channel, settings }: AgreedOrder,
  gstin: string | undefined,
): number {
  const place = placeOfSupply({ channel: channel ?? "web", stateCode: destination.stateCode, gstin });
  return cartTotals({
    lines,
    deliveryFeePaise: price.totals.deliveryPaise,
    isIntraState: place === settings.shop.address.stateCode,
  }).gstPaise;
}

/** Behind a proxy that the shop was not told of everybody has one address: then there is no network to speak of. */
function networkOfBuyer(clientAddress: string | undefined): string | null {
  return clientAddress && !isPrivateAddress(clientAddress) ? networkOf(clientAddress) : null;
}

async function refuseTakenShare(
  tx: Db,
  { lines, ...buyer }: { lines: NewOrder["lines"]; phone: string; network: string | null; today: string },
): Promise<void> {
  const taken = await findTakenShare(tx, { lines, ...buyer });
  if (!taken) return;
  const { name } = lines.find((line) => line.productId === taken.productId)!;
  throw new Undone<ShareTaken>({ ok: false, reason: "share-taken", name, packs: taken.packs });
}
