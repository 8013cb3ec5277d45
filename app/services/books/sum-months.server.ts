import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { monthSums } from "#app/db/schema/books-months.ts";
import { invoices } from "#app/db/schema/invoices.ts";

const HOUR_MS = 3_600_000;

/** The months in which the shop gave out papers, as SQL named `months`: one look into the index for each, however many papers there are. */
export const monthsOfPapers = sql`
  months(first_day) as (
    select date_trunc('month', min(issued_on))::date from ${invoices}
    union all
    select (select date_trunc('month', min(issued_on))::date from ${invoices}
      where issued_on >= (first_day + interval '1 month')::date)
    from months where first_day is not null
  )`;

/** Sums over papers of a month, credit notes taken off, under the names of `month_sums`. */
export const paperSums = sql`
  count(*) filter (where kind <> 'credit-note')::int as invoice_count,
  count(*) filter (where kind = 'credit-note')::int as note_count,
  coalesce(sum(case when kind = 'credit-note' then -taxable_paise else taxable_paise end), 0) as taxable_paise,
  coalesce(sum(case when kind = 'credit-note' then -cgst_paise else cgst_paise end), 0) as cgst_paise,
  coalesce(sum(case when kind = 'credit-note' then -sgst_paise else sgst_paise end), 0) as sgst_paise,
  coalesce(sum(case when kind = 'credit-note' then -igst_paise else igst_paise end), 0) as igst_paise,
  coalesce(sum(case when kind = 'credit-note' then -total_paise else total_paise end), 0) as total_paise`;

/** Sums up each month that is over and not summed yet; gives how many. */
export async function sumMonths(db: Db, now: Date): Promise<number> {
  // A sale that began in the last minute of the month has ended by then.
  const settled = new Date(now.getTime() - HOUR_MS).toISOString();
  const { rowCount } = await db.execute(sql`
    with recursive ${monthsOfPapers}
    insert into ${monthSums} (month, invoice_count, note_count, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
    select to_char(first_day, 'YYYY-MM'), sums.* from months cross join lateral (
      select ${paperSums} from ${invoices}
      where issued_on >= first_day and issued_on < (first_day + interval '1 month')::date
    ) as sums
    where first_day < date_trunc('month', ${settled}::timestamptz at time zone 'Asia/Kolkata')::date
      and not exists (select from ${monthSums} where month = to_char(first_day, 'YYYY-MM'))
    on conflict do nothing`);
  return rowCount ?? 0;
}
