import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import { orders } from "#app/db/schema/orders.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { type DebitProblem, debitOf, type Raise } from "#app/domain/invoices/debit.ts";
import { sumsOf } from "#app/domain/invoices/invoice.ts";
import { debitSeries } from "#app/domain/invoices/invoice-number.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { creditDebitNote } from "#app/services/invoices/credit-invoice.server.ts";
import { takeNumber } from "#app/services/invoices/take-number.server.ts";
import { auditOrder, type By, lockOrder } from "#app/services/orders/order-life.server.ts";
import { findDebits } from "#app/services/payments/debits/find-debits.server.ts";

export type IssueDebitRefusal = DebitProblem | "unknown-order" | "no-bill" | "reason-missing" | "changed";
export type TakeBackRefusal = "unknown-order" | "unknown-note" | "changed";

/**
 * Adds to the price of packs whose invoice said too little, by a paper of its own that bears today's date. Nothing where the order
 * has got another paper since the page was read: so a form that is sent twice makes one note.
 */
export async function issueDebitNote(
  db: Db,
  {
    number,
    raises,
    reason,
    paperCount,
    ...by
  }: By & { number: string; raises: readonly Raise[]; reason: string; paperCount: number },
): Promise<Result<{ number: string; totalPaise: number }, IssueDebitRefusal>> {
  if (reason.length < 3) return refused("reason-missing");
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found) return refused("unknown-order");
    const debits = await findDebits(tx, number);
    const { invoice, lines } = debits;
    if (!invoice) return refused("no-bill");
    if (debits.paperCount !== paperCount) return refused("changed");
    const { seller, buyer, placeOfSupply, payment } = invoice;
    const isIntraState = placeOfSupply === seller.state.code;
    const debit = debitOf({ lines, raises, isIntraState });
    if ("problem" in debit) return refused(debit.problem);
    const sums = sumsOf(debit.goods);
    const isTaxed = invoice.kind === "tax-invoice";
    const taken = await takeNumber(tx, { series: debitSeries({ isTaxed }), now: by.now });
    await tx.insert(invoices).values({
      ...taken,
      kind: isTaxed ? "debit-note" : "supplementary-bill",
      orderId: found.order.id,
      againstId: invoice.id,
      issuedAt: by.now,
      issuedOn: indiaDate(by.now),
      ...{ seller, buyer, placeOfSupply, payment, reason, ...debit.goods, ...sums },
    });
    const details = { number: taken.number, against: invoice.number, totalPaise: sums.totalPaise, reason };
    await auditOrder(tx, { order: found.order, act: "issue-debit-note", details, by });
    return ok({ number: taken.number, totalPaise: sums.totalPaise });
  });
}

/** Undoes what is left of a debit note by a credit note; the note itself stays. */
export async function takeBackDebitNote(
  db: Db,
  { number, noteId, ...by }: By & { number: string; noteId: number },
): Promise<Result<{ number: string }, TakeBackRefusal>> {
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found) return refused("unknown-order");
    const { notes } = await findDebits(tx, number);
    if (!notes.some(({ id }) => id === noteId)) return refused("unknown-note");
    const taken = await creditDebitNote(tx, { order: found.order, noteId, ...by });
    return taken ? ok(taken) : refused("changed");
  });
}
