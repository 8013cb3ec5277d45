import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import type { Actor } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { type CreditedPacks, creditOf } from "#app/domain/invoices/credit.ts";
import { sumsOf } from "#app/domain/invoices/invoice.ts";
import { creditSeries } from "#app/domain/invoices/invoice-number.ts";
import { isInvoiceKind } from "#app/domain/invoices/paper-kind.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { takeNumber } from "#app/services/invoices/take-number.server.ts";

type Paper = typeof invoices.$inferSelect;
type Credit = { order: { id: number; number: string }; packs: CreditedPacks; actor: Actor; now: Date };

/**
 * Takes packs that come back, or never went out, off the invoice of their order by a credit note, and by one more off each debit
 * note that raised their price; nothing for an order that has no invoice yet, or of which nothing is left. At the end of the
 * transaction; the caller has locked the order.
 */
export async function creditInvoice(tx: Db, credit: Credit): Promise<void> {
  const papers = await listPapers(tx, credit.order.id);
  if (!papers.some(({ kind }) => isInvoiceKind(kind))) return;
  for (const paper of papers.filter(({ kind }) => kind !== "credit-note"))
    await creditPaper(tx, { ...credit, paper, papers });
}

/** Takes all that is left of a debit note back; without its number where nothing is left. The caller has locked the order. */
export async function creditDebitNote(
  tx: Db,
  { noteId, ...credit }: Omit<Credit, "packs"> & { noteId: number },
): Promise<{ number: string } | undefined> {
  const papers = await listPapers(tx, credit.order.id);
  const paper = papers.find(({ id }) => id === noteId);
  return paper && creditPaper(tx, { ...credit, packs: "all", paper, papers });
}

function listPapers(tx: Db, orderId: number): Promise<Paper[]> {
  return tx.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id));
}

async function creditPaper(
  tx: Db,
  { paper, papers, order, packs, actor, now }: Credit & { paper: Paper; papers: Paper[] },
): Promise<{ number: string } | undefined> {
  const { seller, buyer, placeOfSupply, payment } = paper;
  const before = papers.filter(({ kind, againstId }) => kind === "credit-note" && againstId === paper.id);
  const isIntraState = placeOfSupply === seller.state.code;
  const goods = creditOf({ invoice: paper, before, packs, isIntraState });
  if (!goods) return undefined;
  const sums = sumsOf(goods);
  // Only a gift left: its value was nothing.
  if (sums.totalPaise === 0) return undefined;
  const isTaxed = paper.kind === "tax-invoice" || paper.kind === "debit-note";
  const taken = await takeNumber(tx, { series: creditSeries({ isTaxed }), now });
  await tx.insert(invoices).values({
    ...taken,
    kind: "credit-note",
    orderId: order.id,
    againstId: paper.id,
    issuedAt: now,
    issuedOn: indiaDate(now),
    ...{ seller, buyer, placeOfSupply, payment, ...goods, ...sums },
  });
  const details = { number: taken.number, against: paper.number, totalPaise: sums.totalPaise };
  const about = `order ${order.number}`;
  await recordAudit(tx, { by: actor, act: "issue-credit-note", about, details, now });
  return { number: taken.number };
}
