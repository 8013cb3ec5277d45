import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/invoices.ts";

/** What the bills of a month come to, less its credit notes. */
export type MonthFigures = {
  month: string;
  invoiceCount: number;
  noteCount: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  totalPaise: number;
};

/** Every month in which the shop gave out a paper, the latest first. */
export async function listMonths(db: Db): Promise<MonthFigures[]> {
  const month = sql<string>`to_char(${invoices.issuedOn}, 'YYYY-MM')`;
  const net = (column: AnyPgColumn) =>
    sql<number>`sum(case when ${invoices.kind} = 'credit-note' then -${column} else ${column} end)`.mapWith(
      Number,
    );
  return db
    .select({
      month,
      invoiceCount: sql<number>`count(*) filter (where ${invoices.kind} <> 'credit-note')`.mapWith(Number),
      noteCount: sql<number>`count(*) filter (where ${invoices.kind} = 'credit-note')`.mapWith(Number),
      taxablePaise: net(invoices.taxablePaise),
      cgstPaise: net(invoices.cgstPaise),
      sgstPaise: net(invoices.sgstPaise),
      igstPaise: net(invoices.igstPaise),
      totalPaise: net(invoices.totalPaise),
    })
    .from(invoices)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
}
