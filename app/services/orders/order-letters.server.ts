import { asc, eq } from "drizzle-orm";
import { type LetterOrder, mail } from "#app/content/messages/orders/order-mail.ts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orderOrigins, orders, payments } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { bankAccount } from "#app/domain/bank-transfer.ts";
import type { Discount } from "#app/domain/cart/offers.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { chargesGst } from "#app/domain/invoices/paper-kind.ts";
import { isGivenUp } from "#app/domain/orders/door-money.ts";
import { keptLines, type LeavingLine } from "#app/domain/orders/order-change.ts";
import type { RefundWay } from "#app/domain/orders/return.ts";
import { isToBeCalled } from "#app/domain/orders/to-be-called.ts";
import type { Settings } from "#app/domain/settings.ts";
import { isEmailProven } from "#app/domain/shop/proven.ts";
import { listDiscounts } from "#app/services/orders/order-discounts.server.ts";
import { orderGst } from "#app/services/orders/order-gst.server.ts";
import { findRefundDue } from "#app/services/orders/refund-due.server.ts";
import { endMessages, enqueueMessages, type NewMessage } from "#app/services/outbox.server.ts";

export type OrderNews = {
  orderId: number;
  toCustomer?: CustomerLetter;
  toShop?: keyof typeof mail.shopLetters;
  /** What happened; the same letter goes out once for the same occasion. */
  occasion: string;
  settings: Settings;
  /** What has just been given back to the customer. */
  refund?: { paise: number; reference: string; way?: RefundWay | undefined };
  /** What the customer wants to send back. */
  sendBack?: { number: string; refusal: string };
  /** The packs that have just come back, by the ids of their lines. */
  cameBack?: LeavingLine[];
  /** Papers that go with it, by number. */
  papers?: string[];
  /** Why it costs less, where that is not written down yet. */
  discounts?: readonly Discount[] | undefined;
  /** Somebody of the shop has done it: no flood. */
  isByShop?: boolean;
  /** Without it letters have no links. */
  publicOrigin?: string;
  now: Date;
};

type CustomerLetter = keyof typeof mail.customerLetters;

/** True only until the next step; each letter names the whole order, so nothing is lost with one that was not sent. */
const ENDED_BY_ANY: CustomerLetter[] = [
  "awaitingPayment",
  "awaitingOnline",
  "confirmed",
  "packed",
  "out_for_delivery",
  "shipped",
];
/** They promise a parcel. */
const ENDED_BY_CLOSING: CustomerLetter[] = ["received", "setAside", "paid"];
/** Caused by whoever orders, and lets it run out. */
const BY_BUYER = new Set<CustomerLetter>([
  "received",
  "awaitingPayment",
  "awaitingOnline",
  "awaitingTransfer",
  "ranOut",
  "replaced",
  "cancelled",
  "setAsideCancelled",
  "returnAsked",
]);
const CLOSING = new Set<CustomerLetter>([
  "cancelled",
  "setAsideCancelled",
  "setAsideOver",
  "ranOut",
  "replaced",
  "paidTooLate",
  "returned",
]);

/** Queues letters about an order: to the customer by mail, else as a text message, else not at all; to the shop by mail. */
export async function queueLetters(tx: Db, news: OrderNews): Promise<void> {
  const { order, email, isPhoneProven } = await findLetterOrder(tx, news);
  const messages: NewMessage[] = [];
  const keyFor = (reader: string, letter: string) =>
    `order ${order.number} ${reader} ${letter} ${news.occasion}`;
  const recipient = email ?? order.phone;
  if (news.toCustomer && recipient) {
    // A bill is no step of the order.
    const steps = news.toCustomer === "bill" ? [] : ENDED_BY_ANY;
    const ended = steps.concat(CLOSING.has(news.toCustomer) ? ENDED_BY_CLOSING : []);
    const keyStarts = ended.map((letter) => `order ${order.number} customer ${letter} `);
    await endMessages(tx, { keyStarts, now: news.now });
    const letter = mail.customerLetters[news.toCustomer];
    const isTyped = email ? order.isToStranger : isPhoneProven === false;
    messages.push({
      dedupeKey: keyFor("customer", news.toCustomer),
      channel: email ? "mail" : "sms",
      recipient,
      bound: isTyped && !news.isByShop && BY_BUYER.has(news.toCustomer) ? "mail-order" : undefined,
      subject: letter.subject(order),
      body: email ? mail.letterBody(order, letter) : mail.textMessage(order, letter),
      papers: news.papers,
    });
  }
  if (news.toShop) {
    const letter = mail.shopLetters[news.toShop];
    messages.push({
      dedupeKey: keyFor("shop", news.toShop),
      channel: "mail",
      recipient: news.settings.shop.email,
      subject: letter.subject(order),
      body: mail.shopLetterBody(order, letter),
    });
  }
  await enqueueMessages(tx, messages, news.now);
}

async function findLetterOrder(
  tx: Db,
  { orderId, settings, publicOrigin, refund, sendBack, cameBack = [], discounts }: OrderNews,
): Promise<{ order: LetterOrder; email: string | null; isPhoneProven: boolean | null }> {
  const [row] = await tx
    .select({
      order: orders,
      payment: payments,
      originOf: orderOrigins.orderId,
      provenEmail: profiles.email,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(profiles, eq(profiles.id, orders.profileId))
    .leftJoin(orderOrigins, eq(orderOrigins.orderId, orders.id))
    .where(eq(orders.id, orderId));
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const { order, payment } = row!;
  const { shop, returns } = settings;
  const { duePaise } = await findRefundDue(tx, row!);
  const kept = keptLines(lines);
  const gst = orderGst({ ...order, lines, isIntraState: order.placeOfSupply === shop.address.stateCode });
  const { line1, area, town, state, pincode } = shop.address;
  return {
    email: order.email,
    isPhoneProven: order.isPhoneProven,
    order: {
      ...order,
      // What the shop itself wrote down is nobody's trick.
      isToStranger:
        order.isPhoneProven !== null && !isEmailProven({ email: order.email, provenEmail: row!.provenEmail }),
      address: [order.name, order.street, order.landmark, `${order.town} ${order.pincode}`].filter(Boolean),
      lines: kept.map((line) => ({ ...line, name: nameOf(line) })),
      cameBack: lines.flatMap((line) => {
        const back = cameBack.find(({ lineId }) => lineId === line.id);
        return back ? [{ name: nameOf(line), count: back.quantity, of: line.quantity }] : [];
      }),
      refund,
      sendBack,
      duePaise,
      refundDays: returns.refundDays,
      damagedHours: returns.damagedClaimHours,
      gstPaise: chargesGst(shop) ? gst.cgstPaise + gst.sgstPaise + gst.igstPaise : undefined,
      mrpPaise: order.mrpPaise,
      cancelledPaise: order.cancelledPaise,
      totalPaise: order.totalPaise - order.cancelledPaise,
      savedPaise: order.mrpPaise - order.goodsPaise,
      discounts: discounts ?? (await listDiscounts(tx, order.id)),
      payPaise: payment.amountPaise,
      doorPaise: order.doorPaidAt === null && !isGivenUp(order.status) ? order.doorPaise : 0,
      isToBeCalled: isToBeCalled(order),
      isPaid: payment.status === "paid" || payment.status === "refunded",
      isPaidBack: payment.status === "refunded",
      isSetAside: payment.status === "set-aside",
      paymentReference: payment.reference ?? undefined,
      // Of an order on the web the packs wait only from the moment its payment page is opened.
      holdUntil: row!.originOf === null ? (order.holdUntil ?? undefined) : undefined,
      courier: order.courier ?? undefined,
      courierReference: order.courierReference ?? undefined,
      trackingUrl: publicOrigin && pageAddress(publicOrigin, `/track-order/${order.trackingToken}`),
      payUrl: publicOrigin && pageAddress(publicOrigin, `/checkout/pay/${order.trackingToken}`),
      bank: order.paymentMethod === "bank-transfer" ? bankAccount(settings.bank) : undefined,
      shop: { ...shop, address: [line1, area, `${town} ${pincode}`, state].filter(Boolean).join(", ") },
    },
  };
}

function nameOf(line: typeof orderLines.$inferSelect): string {
  return fullName({ ...line, potencyLabel: line.potencyLabel ?? undefined });
}
