import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import type { Actor } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { type CreditedPacks, creditOf } from "#app/domain/invoices/credit.ts";
import { sumsOf } from "#app/domain/invoices/invoice.ts";
import { creditSeries } from "#app/domain/invoices/invoice-number.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { takeNumber } from "#app/services/invoices/take-number.server.ts";

/**
 * Takes packs that come back, or never went out, off the invoice of their order by a credit note; nothing for an order that has no
 * invoice yet, or of which nothing is left. At the end of the transaction; the caller has locked the order.
 */
export async function creditInvoice(
  tx: Db,
  {
    order,
    packs,
    actor,
    now,
  }: { order: { id: number; number: string }; packs: CreditedPacks; actor: Actor; now: Date },
): Promise<{ number: string } | undefined> {
  const papers = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, order.id))
    .orderBy(asc(invoices.id));
  const invoice = papers.find(({ kind }) => kind !== "credit-note");
  if (!invoice) return undefined;
  const { seller, buyer, placeOfSupply, payment } = invoice;
  const before = papers.filter(({ againstId }) => againstId === invoice.id);
  const isIntraState = placeOfSupply === seller.state.code;
  const goods = creditOf({ invoice, before, packs, isIntraState });
  if (!goods) return undefined;
  const sums = sumsOf(goods);
  // Only a gift left: its value was nothing.
  if (sums.totalPaise === 0) return undefined;
  const taken = await takeNumber(tx, { series: creditSeries(invoice.kind), now });
  await tx.insert(invoices).values({
    ...taken,
    kind: "credit-note",
    orderId: order.id,
    againstId: invoice.id,
    issuedAt: now,
    issuedOn: indiaDate(now),
    ...{ seller, buyer, placeOfSupply, payment, ...goods, ...sums },
  });
  const details = { number: taken.number, against: invoice.number, totalPaise: sums.totalPaise };
  const about = `order ${order.number}`;
  await recordAudit(tx, { by: actor, act: "issue-credit-note", about, details, now });
  return { number: taken.number };
}
