import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderEvents, orderLines, orders, payments } from "#app/db/schema/orders.ts";
import { type Actor, actorColumns, SHOPPER } from "#app/domain/actor.ts";
import { lineLabel } from "#app/domain/catalog/company.ts";
import type { BilledFirm } from "#app/domain/form/business-fields.ts";
import type { CheckoutForm } from "#app/domain/orders/checkout-form.ts";
import { formatOrderNumber } from "#app/domain/orders/order-number.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import type { CartViewLine } from "#app/services/cart/cart-line.server.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { recordMoney } from "#app/services/orders/order-ledger.server.ts";
import { tellOrderStep } from "#app/services/orders/order-steps.server.ts";
import type { SpeedQuote } from "#app/services/orders/price-order.server.ts";
import { rememberCustomer } from "#app/services/shop/customers.server.ts";
import type { PincodeZone } from "#app/services/shop/pincode.server.ts";

export type OrderRequest = {
  cartId: string | undefined;
  /** The account that places it; a guest has none. */
  profileId?: string | undefined;
  /** Made anew with every checkout page; the same key never makes a second order. */
  idempotencyKey: string;
  form: CheckoutForm;
  /** The total in paise that the shopper saw and agreed to. */
  shownTotalPaise: number;
  /** The slug of the gift that the shopper saw in the order, if any. */
  shownGift?: string | undefined;
  /** The network address of the buyer; absent when the shop itself writes the order down, which is never too often. */
  clientAddress?: string;
  /** Set when somebody of the shop writes down what a customer says on the phone or in a message. */
  takenBy?: Actor;
  now: Date;
  publicOrigin: string;
  upiVpa: string | undefined;
  isOnlineOffered?: boolean | undefined;
  isTryout?: boolean | undefined;
};

/** What an order line copies of a product, and how many packs at which price. */
export type OrderableLine = Pick<
  CartViewLine,
  | "productId"
  | "slug"
  | "name"
  | "brandName"
  | "potencyLabel"
  | "packSize"
  | "maker"
  | "importer"
  | "originCountry"
  | "hsn"
  | "gstPercent"
  | "mrpPaise"
  | "pricePaise"
  | "quantity"
  | "lineTotalPaise"
> &
  Partial<Pick<CartViewLine, "prescriptionLineId">> & {
    /** Added free by the shop, at a price of nothing. */
    isGift?: boolean;
  };

export type NewOrder = {
  request: Pick<OrderRequest, "idempotencyKey" | "form" | "profileId" | "takenBy" | "now"> & { hash: string };
  /** Where it was agreed to; on the web unless another is named. */
  channel?: "quote" | undefined;
  destination: PincodeZone;
  lines: readonly OrderableLine[];
  price: SpeedQuote;
  /** Whom the bill is made out to, beside the person. */
  firm: BilledFirm;
  /** What of the total is tax where the order is supplied. */
  gstPaise: number;
  /** Of an order that is paid in part before, what is taken at the door. */
  doorPaise?: number;
  /** Whether it is confirmed by a code or a call before it is packed. */
  isConfirmWanted?: boolean;
  /** Whether the account that orders has confirmed this phone; null where the shop writes the order down. */
  isPhoneProven: boolean | null;
  /** Until when packs are held for a payment; null for an order that is placed at once. */
  holdUntil: Date | null;
};

/** Writes an order with customer, lines, payment and first event, as copies that later changes of the catalogue leave alone. */
export async function writeOrder(
  tx: Db,
  {
    request,
    channel,
    destination,
    lines,
    price,
    firm,
    gstPaise,
    doorPaise = 0,
    isConfirmWanted = false,
    isPhoneProven,
    holdUntil,
  }: NewOrder,
): Promise<{ id: number; number: string; trackingToken: string }> {
  const { form, now } = request;
  const { itemCount: _, savedPaise: __, discounts: ___, ...totals } = price.totals;
  const recipient = {
    name: form.name,
    phone: form.phone,
    email: form.email,
    street: form.addressLine1,
    landmark: form.addressLine2 ?? "",
    town: form.town,
    stateCode: destination.stateCode,
    pincode: destination.pincode,
  };
  return insertOrder(tx, {
    facts: {
      ...recipient,
      ...totals,
      ...firm,
      gstPaise,
      doorPaise,
      isConfirmWanted,
      idempotencyKey: request.idempotencyKey,
      requestHash: request.hash,
      customerId: await rememberCustomer(tx, {
        recipient,
        profileId: request.profileId,
        // What somebody only typed under a phone changes nobody's name.
        isSure: isPhoneProven === true || request.takenBy !== undefined,
        now,
      }),
      profileId: request.profileId,
      isPhoneProven,
      status: holdUntil ? "awaiting_payment" : "placed",
      channel: request.takenBy === undefined ? channel : "phone",
      paymentMethod: form.paymentMethod,
      note: form.note ?? "",
      zone: destination.zone,
      isExpress: form.deliverySpeed === "express",
      promisedFrom: price.promisedFrom,
      promisedBy: price.promisedBy,
      holdUntil,
      placedAt: now,
    },
    lines,
    isPaid: false,
    actor: request.takenBy ?? SHOPPER,
    act: "place-order",
  });
}

/** Writes the rows of an order that begins in that status, at `placedAt`; `details` go into the audit trail. */
export async function insertOrder(
  tx: Db,
  {
    facts,
    lines,
    isPaid,
    reference,
    actor,
    act,
    details = {},
  }: {
    facts: Omit<typeof orders.$inferInsert, "id" | "number" | "trackingToken">;
    lines: readonly OrderableLine[];
    isPaid: boolean;
    /** The bank's digits for a payment that is here. */
    reference?: string | undefined;
    actor: Actor;
    act: "place-order" | "sell-at-counter";
    details?: Record<string, unknown>;
  },
): Promise<{ id: number; number: string; trackingToken: string }> {
  const { status, paymentMethod, totalPaise, doorPaise = 0, placedAt } = facts;
  const number = await nextOrderNumber(tx);
  // 24 random bytes: 192 bits in 32 characters that need no escaping in an address.
  const trackingToken = newToken(192);
  const [order] = await tx
    .insert(orders)
    .values({ ...facts, number, trackingToken })
    .returning({ id: orders.id });
  const orderId = order!.id;
  await tx.insert(orderLines).values(lines.map((line) => ({ ...lineCopy(line), orderId })));
  const [payment] = await tx
    .insert(payments)
    .values({
      orderId,
      method: paymentMethod,
      status: isPaid ? "paid" : "due",
      amountPaise: totalPaise - doorPaise,
      reference,
      createdAt: placedAt,
      ...(isPaid && { paidAt: placedAt }),
    })
    .returning({ id: payments.id });
  if (isPaid)
    await recordMoney(tx, {
      orderId,
      kind: "payment",
      method: paymentMethod,
      amountPaise: totalPaise,
      key: `payment ${payment!.id}`,
      reference,
      by: { actor, now: placedAt },
    });
  await tx.insert(orderEvents).values({ orderId, status, ...actorColumns(actor), happenedAt: placedAt });
  await recordAudit(tx, {
    by: actor,
    act,
    about: `order ${number}`,
    details: { status, paymentMethod, totalPaise, ...(doorPaise > 0 && { doorPaise }), ...details },
    now: placedAt,
  });
  const step = { number, totalPaise, method: paymentMethod };
  tellOrderStep(tx, { step: "placed", ...step });
  if (isPaid) tellOrderStep(tx, { step: "paid", ...step });
  return { id: orderId, number, trackingToken };
}

async function nextOrderNumber(tx: Db): Promise<string> {
  const { rows } = await tx.execute<{ sequence: string }>(sql`select nextval('order_numbers') as sequence`);
  return formatOrderNumber(Number(rows[0]!.sequence));
}

function lineCopy(line: OrderableLine) {
  return {
    productId: line.productId,
    productSlug: line.slug,
    name: line.name,
    brandName: line.brandName,
    potencyLabel: line.potencyLabel,
    packSize: line.packSize,
    ...lineLabel(line),
    hsn: line.hsn,
    gstPercent: line.gstPercent,
    mrpPaise: line.mrpPaise,
    pricePaise: line.pricePaise,
    quantity: line.quantity,
    totalPaise: line.lineTotalPaise,
    prescriptionLineId: line.prescriptionLineId,
    isGift: line.isGift ?? false,
  };
}
