import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { returnStateText } from "#app/content/messages/orders/return-state.ts";
import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/accounts.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.ts";
import { refunds } from "#app/db/schema/orders-refunds.ts";
import { returns } from "#app/db/schema/orders-returns.ts";
import { customers } from "#app/db/schema/shop-customers.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import type { PaymentStatus } from "#app/domain/orders/payment-status.ts";
import type { ReturnStatus } from "#app/domain/orders/return.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";
import { type BoughtAgain, buyAgain } from "#app/services/orders/buy-again.server.ts";
import { cancelOwnOrder as cancelByToken } from "#app/services/orders/change-order.server.ts";
import {
  findOrderByToken,
  type OrderView,
  packsLeft,
  paiseLeft,
} from "#app/services/orders/find-order.server.ts";
import { refundDue } from "#app/services/orders/refund-due.server.ts";

type OwnOrder = {
  number: string;
  status: OrderStatus;
  placedAt: Date;
  /** Both without what was cancelled or brought back. */
  totalPaise: number;
  itemCount: number;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  firstNames: string[];
  isReplaced: boolean;
  /** Packs that came back, what was paid back, and what is still to be, in paise. */
  returnedCount: number;
  refundedPaise: number;
  refundDuePaise: number;
  /** Where the newest return is, in short. */
  returnSaid: string | undefined;
};

/** A page of a person's orders, and how many there are in all. */
export type OwnOrders = { orders: OwnOrder[]; page: number; perPage: number; total: number };

const NAMES_SHOWN = 3;
const PER_PAGE = 10;

/** The orders of a person, newest first, 10 on a page: placed signed in, added, or as a guest with their verified phone. A page that is none is the nearest one. */
export async function listOwnOrders(
  db: Db,
  { userId, page: asked = 1 }: { userId: string; page?: number },
): Promise<OwnOrders> {
  const total = await db.$count(orders, isOwnOrder(db, userId));
  const page = Math.max(1, Math.min(asked, Math.ceil(total / PER_PAGE)));
  const name = sql`concat_ws(' ', ${orderLines.name}, ${orderLines.potencyLabel})`;
  const names = sql<string[]>`array_agg(${name} order by ${orderLines.id})`;
  const paidBack = sql<number>`(select coalesce(sum(${refunds.amountPaise}), 0)::int from ${refunds} where ${refunds.orderId} = ${orders.id})`;
  const newestReturn = sql<ReturnStatus | null>`(select ${returns.status} from ${returns} where ${returns.orderId} = ${orders.id} order by ${returns.id} desc limit 1)`;
  const rows = await db
    .select({
      number: orders.number,
      status: orders.status,
      placedAt: orders.placedAt,
      totalPaise: paiseLeft,
      itemCount: packsLeft,
      paymentMethod: orders.paymentMethod,
      payment: payments,
      order: {
        ...{ status: orders.status, totalPaise: orders.totalPaise, cancelledPaise: orders.cancelledPaise },
        ...{ doorPaise: orders.doorPaise, doorPaidAt: orders.doorPaidAt },
      },
      refundedPaise: paidBack,
      returnedCount: sql<number>`sum(${orderLines.returnedQuantity})::int`,
      firstNames: names,
      returnStatus: newestReturn,
      isReplaced: sql<boolean>`${orders.replacedById} is not null`,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(isOwnOrder(db, userId))
    .groupBy(orders.id, payments.id)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const shown = rows.map(({ order, payment, returnStatus, ...row }) => ({
    ...row,
    returnSaid: returnStatus ? returnStateText.short[returnStatus] : undefined,
    paymentStatus: payment.status,
    firstNames: row.firstNames.slice(0, NAMES_SHOWN),
    refundDuePaise: refundDue({ order, payment, refundedPaise: row.refundedPaise }).duePaise,
  }));
  return { orders: shown, page, perPage: PER_PAGE, total };
}

/** One of the person's own orders, whole; undefined for any other number. */
export async function findOwnOrder(
  db: Db,
  asked: { userId: string; number: string },
): Promise<OrderView | undefined> {
  const token = await findOwnToken(db, asked);
  return token === undefined ? undefined : findOrderByToken(db, token);
}

/** The person cancels an own order that is not packed yet. */
export async function cancelOwnOrder(
  db: Db,
  asked: { userId: string; number: string; now: Date; publicOrigin: string },
): Promise<Result<{ number: string }, "not-found" | "too-late">> {
  const token = await findOwnToken(db, asked);
  if (token === undefined) return refused("not-found");
  const cancelled = await cancelByToken(db, { ...asked, token });
  return cancelled.ok ? cancelled : refused("too-late");
}

/** Puts everything of an own order into the cart again, as far as the shop has it. */
export async function reorder(
  db: Db,
  asked: { userId: string; number: string; cartId: string | undefined; now: Date },
): Promise<Result<BoughtAgain, "not-found">> {
  const order = await findOwnOrder(db, asked);
  return order ? ok(await buyAgain(db, { ...asked, order })) : refused("not-found");
}

/** How the person paid for the newest order of the web; undefined before the first. */
export async function findLastPaymentMethod(
  db: Db,
  { userId }: { userId: string },
): Promise<PaymentMethod | undefined> {
  const [last] = await db
    .select({ paymentMethod: orders.paymentMethod })
    .from(orders)
    .where(and(isOwnOrder(db, userId), eq(orders.channel, "web")))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1);
  return last?.paymentMethod;
}

/** SQL condition on a row of `orders`: it is that person's, placed signed in, added by them, or placed with the phone they have proven. */
export function isOwnOrder(db: Db, userId: string): SQL {
  const asCustomer = db.select({ id: customers.id }).from(customers).where(eq(customers.profileId, userId));
  return or(
    eq(orders.profileId, userId),
    // As an array, so that each side has its index.
    and(isNull(orders.profileId), sql`${orders.customerId} = any (array(${asCustomer}))`),
  )!;
}

/** The same, or a guest's order with the e-mail address the person has proven: nobody sees it by that, and it goes with them. */
export function isOrderWithOwnEmail(db: Db, userId: string): SQL {
  const ownEmail = db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return or(isOwnOrder(db, userId), and(isNull(orders.profileId), inArray(orders.email, ownEmail)))!;
}

async function findOwnToken(
  db: Db,
  { userId, number: typed }: { userId: string; number: string },
): Promise<string | undefined> {
  const number = parseOrderNumber(typed);
  if (number === undefined) return undefined;
  const [order] = await db
    .select({ token: orders.trackingToken })
    .from(orders)
    .where(and(eq(orders.number, number), isOwnOrder(db, userId)));
  return order?.token;
}
