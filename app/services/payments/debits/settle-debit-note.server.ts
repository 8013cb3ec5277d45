import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { debitMoneyKey, type SettledDebit } from "#app/domain/payments/debit-act.ts";
import { isTraceable } from "#app/domain/payments/refund-by-hand.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordMoney } from "#app/services/orders/order-ledger.server.ts";
import { auditOrder, type By, lockOrder } from "#app/services/orders/order-life.server.ts";
import { findDebits } from "#app/services/payments/debits/find-debits.server.ts";

export type SettleDebitRefusal =
  | "unknown-order"
  | "unknown-note"
  | "changed"
  | "bad-reference"
  | "reference-used";

/**
 * Writes down that what is due of a debit note has come, or that the shop has given back what it owes for one that was taken back.
 * Nothing where another sum is due than the page said: so a form that is sent twice moves the money once.
 */
export async function settleDebitNote(
  db: Db,
  { number, settled, ...by }: By & { number: string; settled: SettledDebit },
): Promise<Result<{ duePaise: number }, SettleDebitRefusal>> {
  const { note, due, way, reference } = settled;
  if (!isTraceable({ way, reference })) return refused("bad-reference");
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found) return refused("unknown-order");
    const known = (await findDebits(tx, number)).notes.find(({ id }) => id === note);
    if (!known) return refused("unknown-note");
    const { duePaise, moveCount } = known;
    if (duePaise === 0 || duePaise !== due) return refused("changed");
    const kind = duePaise > 0 ? ("payment" as const) : ("refund" as const);
    if (kind === "payment" && reference && (await isUsed(tx, reference))) return refused("reference-used");
    const key = debitMoneyKey(note, moveCount);
    const moved = { orderId: found.order.id, kind, method: way, amountPaise: duePaise, key };
    await recordMoney(tx, { ...moved, reference, by });
    const details = { number: known.number, amountPaise: duePaise, way, reference };
    await auditOrder(tx, { order: found.order, act: "settle-debit-note", details, by });
    return ok({ duePaise });
  });
}

async function isUsed(tx: Db, reference: string): Promise<boolean> {
  const { kind, reference: column } = orderTransactions;
  return (await tx.$count(orderTransactions, and(eq(kind, "payment"), eq(column, reference)))) > 0;
}
