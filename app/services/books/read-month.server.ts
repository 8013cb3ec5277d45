import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import { orders } from "#app/db/schema/orders.ts";
import { addMonths, type BooksPaper, type ReturnMonth } from "#app/domain/books/return-month.ts";
import { leastHsnDigits } from "#app/domain/invoices/hsn-digits.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** A month as its returns are made of: the shop, and every paper that was given out in it. */
export async function readMonth(
  db: Db,
  { month, today }: { month: string; today: string },
): Promise<ReturnMonth> {
  return { month, today, ...(await findReturnFacts(db)), papers: await listPapers(db, month) };
}

/** What a return says of the shop itself. */
export async function findReturnFacts(db: Db): Promise<Pick<ReturnMonth, "gstin" | "hsnDigits">> {
  const { shop, tax } = await findSettings(db);
  return { gstin: shop.gstin, hsnDigits: leastHsnDigits(tax) };
}

async function listPapers(db: Db, month: string): Promise<BooksPaper[]> {
  const invoice = alias(invoices, "invoice");
  const behind = alias(invoices, "behind");
  const rows = await db
    .select({
      paper: invoices,
      // Looked up for each paper: a join would read all orders.
      orderNumber: sql<string>`(select number from ${orders} own where own.id = ${invoices.orderId})`,
      invoice,
      behind: { number: behind.number, issuedOn: behind.issuedOn, totalPaise: behind.totalPaise },
      creditedPaise: sql<number>`(select coalesce(sum(total_paise), 0)::int from invoices as note where note.against_id = ${invoice.id} and kind = 'credit-note')`,
    })
    .from(invoices)
    .leftJoin(invoice, eq(invoice.id, invoices.againstId))
    .leftJoin(behind, eq(behind.id, invoice.againstId))
    .where(and(gte(invoices.issuedOn, `${month}-01`), lt(invoices.issuedOn, `${addMonths(month, 1)}-01`)))
    .orderBy(asc(invoices.issuedOn), asc(invoices.id));
  return rows.map(({ paper, orderNumber, invoice, behind, creditedPaise }): BooksPaper => {
    const { number, kind, issuedOn, seller, buyer, placeOfSupply, lines, delivery } = paper;
    const { mrpPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, roundingPaise, totalPaise } = paper;
    return {
      ...{ number, kind, issuedOn, orderNumber, seller, buyer, placeOfSupply, lines, delivery },
      ...{ mrpPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, roundingPaise, totalPaise },
      against: invoice
        ? {
            number: invoice.number,
            issuedOn: invoice.issuedOn,
            totalPaise: invoice.totalPaise,
            creditedPaise,
            placeOfSupply: invoice.placeOfSupply,
            buyerGstin: invoice.buyer.gstin,
            behind: behind ?? undefined,
          }
        : undefined,
    };
  });
}
