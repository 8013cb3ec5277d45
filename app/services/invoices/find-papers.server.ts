import { and, asc, eq, gt, gte, inArray, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import { orders } from "#app/db/schema/orders.ts";
import { type InvoicePaper, paperSlug } from "#app/domain/invoices/invoice-paper.ts";

/** The papers of orders by their numbers, in the order in which they were given out. */
export async function findPapers(db: Db, numbers: readonly string[]): Promise<InvoicePaper[]> {
  return (
    await selectPapers(db)
      .where(inArray(orders.number, [...numbers]))
      .orderBy(asc(invoices.id))
  ).map(paperOf);
}

/** The papers of the order that somebody has the link of. */
async function findPapersByToken(db: Db, token: string): Promise<InvoicePaper[]> {
  return (await selectPapers(db).where(eq(orders.trackingToken, token)).orderBy(asc(invoices.id))).map(
    paperOf,
  );
}

/** One of them, by its number as addresses have it. */
export async function findPaperByToken(
  db: Db,
  { token, slug }: { token: string; slug: string },
): Promise<InvoicePaper | undefined> {
  return (await findPapersByToken(db, token)).find(({ number }) => paperSlug(number) === slug);
}

/** The paper of that number. */
export async function findPaperByNumber(db: Db, number: string): Promise<InvoicePaper | undefined> {
  const [row] = await selectPapers(db).where(eq(invoices.number, number));
  return row && paperOf(row);
}

/** Some papers given out on the days from the first up to the second, without that one, after the one of that row. */
export async function listPapersBetween(
  db: Db,
  { from, until, afterId, limit }: { from: string; until: string; afterId: number; limit: number },
): Promise<{ id: number; paper: InvoicePaper }[]> {
  const isBetween = and(gte(invoices.issuedOn, from), lt(invoices.issuedOn, until));
  const rows = await selectPapers(db)
    .where(and(isBetween, gt(invoices.id, afterId)))
    .orderBy(asc(invoices.id))
    .limit(limit);
  return rows.map((row) => ({ id: row.paper.id, paper: paperOf(row) }));
}

const against = alias(invoices, "against");
const behind = alias(invoices, "behind");

function selectPapers(db: Db) {
  return db
    .select({
      paper: invoices,
      orderNumber: orders.number,
      against: { number: against.number, issuedOn: against.issuedOn },
      behind: { number: behind.number, issuedOn: behind.issuedOn },
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(against, eq(against.id, invoices.againstId))
    .leftJoin(behind, eq(behind.id, against.againstId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectPapers>>[number];

function paperOf({ paper, orderNumber, against, behind }: Row): InvoicePaper {
  const { number, kind, issuedAt, issuedOn, seller, buyer, placeOfSupply, payment, lines, delivery } = paper;
  const { mrpPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, roundingPaise, totalPaise, reason } =
    paper;
  return {
    ...{ number, kind, issuedAt, issuedOn, seller, buyer, placeOfSupply, payment, lines, delivery },
    ...{ mrpPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, roundingPaise, totalPaise, reason },
    orderNumber,
    against: against ? { ...against, behind: behind ?? undefined } : undefined,
  };
}
