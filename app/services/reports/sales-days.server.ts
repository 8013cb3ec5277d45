import { type SQL, sql } from "drizzle-orm";
import { salesChanges, salesDays } from "#app/db/schema/reports-sales.ts";
import type { ReportRequest } from "#app/services/reports/report.server.ts";

/**
 * SQL of two tables for `with`: `summed_day`, the asked days whose sums are kept and still right, and `open_day`, all other asked days,
 * of which the orders have to be read. A day is open once an order, a cost, a brand or a form of it has changed, and where its GST was
 * rounded for another state.
 */
export function askedDays({ period: { from, to }, settings }: ReportRequest): SQL {
  return sql`
    summed_day as materialized (
      select ${salesDays.day} from ${salesDays}
      where ${salesDays.day} between ${from}::date and ${to}::date and ${salesDays.stateCode} = ${settings.shop.address.stateCode}
        and not exists (select from ${salesChanges} where ${salesChanges.day} = ${salesDays.day})
    ),
    open_day as materialized (
      select day from (select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date) as n) as asked
      where day not in (select day from summed_day)
    )`;
}
