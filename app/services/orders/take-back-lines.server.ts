import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { type LeavingLine, type LeavingProblem, valueOfLeaving } from "#app/domain/orders/order-change.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Settings } from "#app/domain/settings.ts";
import { creditInvoice } from "#app/services/invoices/credit-invoice.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import { auditOrder, type By, moveOrder, type Order } from "#app/services/orders/order-life.server.ts";

/**
 * Packs of a delivered, locked order are here again: its lines, total, ledger of packs, credit note and the letter say so together.
 * With the last one the order is returned, and the delivery is given back too. `putAway` says where each line's packs go.
 */
export async function takeBackLines(
  tx: Db,
  {
    order,
    lines: leaving,
    putAway,
    details,
    settings,
    publicOrigin,
    by,
  }: {
    order: Order;
    lines: readonly LeavingLine[];
    putAway: (line: LeavingLine) => Promise<void>;
    details: Record<string, unknown>;
    settings: Settings;
    publicOrigin: string;
    by: By;
  },
): Promise<Result<{ paise: number }, LeavingProblem>> {
  const value = valueOfLeaving(await linesOf(tx, order.id), leaving);
  if ("problem" in value) return refused(value.problem);
  for (const line of sortedLines(leaving)) {
    await putAway(line);
    await tx
      .update(orderLines)
      .set({
        returnedQuantity: sql`${orderLines.returnedQuantity} + ${line.quantity}`,
        returnedAt: by.now,
      })
      .where(eq(orderLines.id, line.lineId));
  }
  await lowerTotal(tx, order.id, value.paise);
  const told = { lines: leaving, ...details, paise: value.paise, note: by.note };
  const auditId = await auditOrder(tx, { order, act: "return-lines", details: told, by });
  const occasion = value.isWholeOrder
    ? String(await moveOrder(tx, { order, to: "returned", by }))
    : `lines ${auditId}`;
  const news = { orderId: order.id, settings, publicOrigin, now: by.now };
  await queueLetters(tx, { ...news, toCustomer: "packsReturned", cameBack: [...leaving], occasion });
  await creditInvoice(tx, { order, packs: value.isWholeOrder ? "all" : [...leaving], ...by });
  return ok({ paise: value.paise });
}

/** The lines of an order with what left it and came back. */
export function linesOf(tx: Db, orderId: number) {
  return tx
    .select({
      id: orderLines.id,
      pricePaise: orderLines.pricePaise,
      quantity: orderLines.quantity,
      cancelledQuantity: orderLines.cancelledQuantity,
      returnedQuantity: orderLines.returnedQuantity,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
}

/** Of the total of an order less is kept. */
export async function lowerTotal(tx: Db, orderId: number, paise: number): Promise<void> {
  await tx
    .update(orders)
    .set({ cancelledPaise: sql`${orders.cancelledPaise} + ${paise}` })
    .where(eq(orders.id, orderId));
}

/** Always in the same order, so that two who change the same batches wait for each other and never in a ring. */
export function sortedLines(lines: readonly LeavingLine[]): LeavingLine[] {
  return lines.toSorted((a, b) => a.lineId - b.lineId);
}
