import { stringify } from "csv-stringify/sync";
import { sql } from "drizzle-orm";
import { officeMonthText } from "#app/content/messages/books/office-month.ts";
import type { Db } from "#app/db/client.server.ts";
import { type CashEntry, cashBook } from "#app/domain/books/month/cash-book.ts";
import { addMonths } from "#app/domain/books/return-month.ts";
import { guardCell } from "#app/domain/csv-cell.ts";
import { indiaDate, indiaInstant } from "#app/domain/india-time.ts";
import { firstDay } from "#app/services/books/month/month-obstacles.server.ts";

/**
 * All cash of the shop as one list: sales, deliveries, refunds, slips, and what each close found and took to the bank. What came
 * before the first count is in its float or went where nobody wrote: its day begins with what makes the balance that float.
 */
const CASH = sql`
  with opened as (
    select day_closes.*, date_trunc('day', counted_at at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' as counted_from
    from day_closes join day_counts on day_counts.id = count_id order by day_closes.id limit 1
  )
  select happened_at as at, method, kind, amount_paise as paise, number as about, 0 as place, t.id
    from order_transactions t join orders on orders.id = t.order_id where method in ('cash', 'cod')
  union all select happened_at, 'slip', kind, amount_paise, reason, 1, id from drawer_moves
  union all select closed_at, 'close', 'difference', difference_paise, day::text, 2, id from day_closes
  union all select closed_at, 'close', 'deposit', -deposit_paise, day::text, 3, id from day_closes
  union all select counted_from, 'close', 'first-count', float_paise
      - (select coalesce(sum(amount_paise), 0) from order_transactions where method in ('cash', 'cod') and order_transactions.id <= after_transaction_id)
      - (select coalesce(sum(amount_paise), 0) from drawer_moves where drawer_moves.id <= after_move_id), day::text, -1, id from opened`;

/** The cash of a month with what was there before it. */
export async function readCash(
  db: Db,
  month: string,
): Promise<{ openingPaise: number; entries: CashEntry[] }> {
  const [from, until] = [month, addMonths(month, 1)].map((each) =>
    indiaInstant(firstDay(each), 0).toISOString(),
  );
  const { rows: before } = await db.execute<{ paise: string }>(
    sql`select coalesce(sum(paise), 0) as paise from (${CASH}) as cash where at < ${from}::timestamptz`,
  );
  const { rows } = await db.execute<{
    at: string;
    method: string;
    kind: string;
    paise: string;
    about: string;
  }>(
    sql`select at, method, kind, paise, about from (${CASH}) as cash
      where at >= ${from}::timestamptz and at < ${until}::timestamptz and paise <> 0 order by at, place, id`,
  );
  return {
    openingPaise: Number(before[0]!.paise),
    entries: rows.map(({ at, method, kind, paise, about }) => ({
      at: new Date(at),
      kind: kindOf(method, kind),
      about,
      amountPaise: Number(paise),
    })),
  };
}

function kindOf(method: string, kind: string): CashEntry["kind"] {
  if (method === "slip") return "slip";
  if (method === "close") return kind as "first-count" | "difference" | "deposit";
  if (kind === "refund") return "refund";
  return method === "cod" ? "delivery" : "sale";
}

/** The cash book of a month for a spreadsheet, in rupees with a point. */
export function cashBookCsv({
  openingPaise,
  entries,
}: {
  openingPaise: number;
  entries: CashEntry[];
}): string {
  const { cashBook: words } = officeMonthText;
  const rupees = (paise: number) => (paise / 100).toFixed(2);
  const rows = cashBook(openingPaise, entries).map(({ at, kind, about, amountPaise, balancePaise }) => [
    indiaDate(at),
    words.kinds[kind],
    guardCell(about),
    amountPaise > 0 ? rupees(amountPaise) : "",
    amountPaise < 0 ? rupees(-amountPaise) : "",
    rupees(balancePaise),
  ]);
  const { day, what, about, cameIn, wentOut, balance, opening } = words;
  return stringify(
    [[day, what, about, cameIn, wentOut, balance], ["", opening, "", "", "", rupees(openingPaise)], ...rows],
    { bom: true, record_delimiter: "windows" },
  );
}
