import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderEvents, orderLines, orders } from "#app/db/schema/orders.ts";
import { returnLines, returns } from "#app/db/schema/orders-returns.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import type { ReturnOutcome, ReturnReason, ReturnStatus } from "#app/domain/orders/return.ts";

export type OrderReturn = {
  number: string;
  status: ReturnStatus;
  /** Why the shop said no; empty unless it did. */
  refusal: string;
  requestedAt: Date;
  /** What the packs that came back were sold for. */
  cameBackPaise: number;
  lines: OrderReturnLine[];
};
type OrderReturnLine = {
  id: number;
  orderLineId: number;
  name: string;
  quantity: number;
  orderedQuantity: number;
  pricePaise: number;
  reason: ReturnReason;
  photoId: string | null;
  receivedQuantity: number | null;
  outcome: ReturnOutcome | null;
};

/** What was asked to come back of an order, the first request first. */
export async function listReturns(db: Db, orderId: number): Promise<OrderReturn[]> {
  const rows = await db
    .select({ back: returns, line: returnLines, ordered: orderLines })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returns.orderId, orderId))
    .orderBy(asc(returns.id), asc(returnLines.orderLineId));
  return [...Map.groupBy(rows, ({ back }) => back.id).values()].map((group) => {
    const { number, status, refusal, requestedAt, cameBackPaise } = group[0]!.back;
    const lines = group.map(({ line, ordered }) => {
      const { returnId: _, isOpen: __, ...facts } = line;
      return {
        ...facts,
        name: fullName({ ...ordered, potencyLabel: ordered.potencyLabel ?? undefined }),
        orderedQuantity: ordered.quantity,
        pricePaise: ordered.pricePaise,
      };
    });
    return { number, status, refusal, requestedAt, cameBackPaise, lines };
  });
}

/** When the packs of an order were handed over; undefined before. */
export async function findDeliveredAt(db: Db, orderId: number): Promise<Date | undefined> {
  const [event] = await db
    .select({ at: orderEvents.happenedAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, "delivered")))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return event?.at;
}

const LISTED = {
  open: ["requested", "approved", "received"],
  ended: ["settled", "refused", "closed"],
} as const;
export type ReturnView = keyof typeof LISTED;
const MOST_LISTED = 200;

/** Returns for the office: those that wait for somebody, the oldest first, or the newest that are over. */
export function listOfficeReturns(db: Db, view: ReturnView) {
  const packs = sql<number>`(select sum(${returnLines.quantity})::int from ${returnLines} where ${returnLines.returnId} = ${returns.id})`;
  return db
    .select({
      number: returns.number,
      status: returns.status,
      requestedAt: returns.requestedAt,
      orderNumber: orders.number,
      name: orders.name,
      packCount: packs,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(inArray(returns.status, [...LISTED[view]]))
    .orderBy(view === "open" ? asc(returns.id) : desc(returns.id))
    .limit(MOST_LISTED);
}

/** How many requests wait for an answer, for packs that were counted in, or for their money. */
export function countOpenReturns(db: Db) {
  return db.$count(returns, inArray(returns.status, ["requested", "received"]));
}
