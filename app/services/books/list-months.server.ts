import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { monthCloses, monthSums } from "#app/db/schema/books-months.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import { monthsOfPapers, paperSums } from "#app/services/books/sum-months.server.ts";

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
  isClosed: boolean;
};

/** Every month in which the shop gave out a paper, the latest first; papers are read only of months that are not summed up yet. */
export async function listMonths(db: Db): Promise<MonthFigures[]> {
  const { rows } = await db.execute<
    Record<Exclude<keyof MonthFigures, "isClosed">, string> & { isClosed: boolean }
  >(sql`
    with recursive ${monthsOfPapers}
    select to_char(first_day, 'YYYY-MM') as month,
      coalesce(kept.invoice_count, live.invoice_count) as "invoiceCount",
      coalesce(kept.note_count, live.note_count) as "noteCount",
      coalesce(kept.taxable_paise, live.taxable_paise) as "taxablePaise",
      coalesce(kept.cgst_paise, live.cgst_paise) as "cgstPaise",
      coalesce(kept.sgst_paise, live.sgst_paise) as "sgstPaise",
      coalesce(kept.igst_paise, live.igst_paise) as "igstPaise",
      coalesce(kept.total_paise, live.total_paise) as "totalPaise",
      exists (select from ${monthCloses} where month = to_char(first_day, 'YYYY-MM')) as "isClosed"
    from months
    left join ${monthSums} as kept on kept.month = to_char(first_day, 'YYYY-MM')
    left join lateral (
      select ${paperSums} from ${invoices}
      where kept.month is null and issued_on >= first_day and issued_on < (first_day + interval '1 month')::date
    ) as live on true
    where first_day is not null
    order by first_day desc`);
  return rows.map(({ month, isClosed, ...sums }) => ({
    month,
    isClosed,
    invoiceCount: Number(sums.invoiceCount),
    noteCount: Number(sums.noteCount),
    taxablePaise: Number(sums.taxablePaise),
    cgstPaise: Number(sums.cgstPaise),
    sgstPaise: Number(sums.sgstPaise),
    igstPaise: Number(sums.igstPaise),
    totalPaise: Number(sums.totalPaise),
  }));
}
