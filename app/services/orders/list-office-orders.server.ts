import { and, desc, eq, inArray, like, lt, not, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.ts";
import { escapeLike } from "#app/db/words.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { addDays, indiaInstant } from "#app/domain/india-time.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { type OrderView, OWED_STATUSES, STATUSES_OF_VIEW } from "#app/domain/orders/order-view.ts";
import { isRefundOwed, sumRefundsOwed } from "#app/services/orders/refunds-owed.server.ts";

const PER_PAGE = 50;

/** SQL condition: an order in cash that waits for a code or a call; as `isToBeCalled` of domain/orders/to-be-called.ts. */
export const isToBeCalled = sql<boolean>`(${orders.isConfirmWanted} and ${orders.confirmedBy} is null and ${orders.status} = 'placed')`;

const columns = {
  id: orders.id,
  number: orders.number,
  channel: orders.channel,
  status: orders.status,
  name: orders.name,
  phone: orders.phone,
  town: orders.town,
  pincode: orders.pincode,
  zone: orders.zone,
  isExpress: orders.isExpress,
  promisedBy: orders.promisedBy,
  placedAt: orders.placedAt,
  totalPaise: sql<number>`${orders.totalPaise} - ${orders.cancelledPaise}`,
  paymentMethod: orders.paymentMethod,
  doorPaise: orders.doorPaise,
  isToBeCalled: isToBeCalled,
  paymentStatus: payments.status,
  paymentReference: payments.reference,
  packCount: sql<number>`(
    select sum(${orderLines.quantity} - ${orderLines.cancelledQuantity})::int from ${orderLines} where ${orderLines.orderId} = ${orders.id}
  )`,
};

/** Orders of a view, newest first, 50 after the row with the key `after`; `q` is an order number, a phone or the beginning of a name. */
export async function listOfficeOrders(
  db: Db,
  { view, q, today, after }: { view: OrderView; q: string; today: string; after?: string | undefined },
) {
  const found = await db
    .select(columns)
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(isInView(view, today), matchesWords(q), isAfter(after)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(PER_PAGE + 1);
  const rows = found.slice(0, PER_PAGE);
  const last = rows.at(-1);
  return {
    rows,
    after: found.length > PER_PAGE && last ? `${last.placedAt.getTime()}-${last.id}` : undefined,
  };
}

function isInView(view: OrderView, today: string): SQL | undefined {
  if (view === "to-call") return isToBeCalled;
  if (view === "to-confirm") return and(eq(orders.status, "placed"), not(isToBeCalled));
  const statuses = STATUSES_OF_VIEW[view];
  if (statuses) return inArray(orders.status, [...statuses]);
  if (view === "aside") return isAsideEnding(today);
  if (view === "late") return isLate(today);
  return view === "refunds" ? isRefundOwed : undefined;
}

/** SQL condition: the order was promised for a day before `today` ("YYYY-MM-DD") and is not there yet. */
export function isLate(today: string): SQL | undefined {
  return and(inArray(orders.status, [...OWED_STATUSES]), lt(orders.promisedBy, today));
}

/** SQL condition: the gateway lets go of its money by the end of tomorrow, and the parcel is still here. */
export function isAsideEnding(today: string): SQL {
  const end = indiaInstant(addDays(today, 2), 0).toISOString();
  return sql`(${orders.status} in ('placed', 'confirmed', 'packed') and exists (
    select 1 from ${payments} as aside where aside.order_id = ${orders.id}
      and aside.status = 'set-aside' and aside.set_aside_until < ${end}::timestamptz
  ))`;
}

function matchesWords(q: string): SQL | undefined {
  if (q === "") return undefined;
  const number = parseOrderNumber(q);
  if (number) return eq(orders.number, number);
  const phone = parsePhone(q);
  if (phone) return eq(orders.phone, phone);
  return like(sql`lower(${orders.name})`, `${escapeLike(q.toLowerCase())}%`);
}

function isAfter(key: string | undefined): SQL | undefined {
  const [, time, id] = /^(\d{1,14})-(\d{1,9})$/.exec(key ?? "") ?? [];
  if (!time || !id) return undefined;
  return sql`(${orders.placedAt}, ${orders.id}) < (${new Date(Number(time)).toISOString()}::timestamptz, ${Number(id)})`;
}

/** How many orders wait in each view that has work to do; views of everything are not counted. */
export async function countOrdersByView(db: Db, today: string): Promise<Partial<Record<OrderView, number>>> {
  const [byStatus, toCall, aside, late, owed] = await Promise.all([
    db
      .select({ status: orders.status, count: sql<number>`count(*)::int` })
      .from(orders)
      .where(inArray(orders.status, Object.values(STATUSES_OF_VIEW).flat()))
      .groupBy(orders.status),
    db.$count(orders, isToBeCalled),
    db.$count(orders, isAsideEnding(today)),
    db.$count(orders, isLate(today)),
    sumRefundsOwed(db),
  ]);
  const countOf = (statuses: readonly string[]) =>
    byStatus.filter((row) => statuses.includes(row.status)).reduce((sum, row) => sum + row.count, 0);
  return {
    ...Object.fromEntries(
      Object.entries(STATUSES_OF_VIEW).map(([view, statuses]) => [view, countOf(statuses)]),
    ),
    "to-call": toCall,
    "to-confirm": countOf(["placed"]) - toCall,
    aside,
    late,
    refunds: owed.count,
  };
}
