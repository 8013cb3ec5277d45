import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { invoiceSeries } from "#app/db/schema/invoices.ts";
import { financialYear, invoiceNumber } from "#app/domain/invoices/invoice-number.ts";

export type TakenNumber = { number: string; financialYear: string; series: string; sequence: number };

/**
 * The next number of a series. Everybody else who wants one waits until this transaction ends, and it is free again when that is
 * undone: so it is the last thing that a transaction does, after all other locks.
 */
export async function takeNumber(
  tx: Db,
  { series, now }: { series: string; now: Date },
): Promise<TakenNumber> {
  const year = financialYear(now);
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ financialYear: year, series, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.financialYear, invoiceSeries.series],
      set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` },
    })
    .returning({ sequence: invoiceSeries.lastNumber });
  const taken = { financialYear: year, series, sequence: row!.sequence };
  return { ...taken, number: invoiceNumber(taken) };
}
