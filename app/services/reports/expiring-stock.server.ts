import { gt, sql } from "drizzle-orm";
import { batches } from "#app/db/schema/stock.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { stockColumns, stockSums } from "#app/services/reports/stock-sums.server.ts";

/** What all packs in the shop are worth, by the month of their expiry; months that are over come first. */
export const expiringStock: Report = {
  group: "stock",
  hasPeriod: false,
  charted: "mrpPaise",
  columns: [{ name: "month", unit: "month" }, ...stockColumns],
  figures: () => sql`
    select to_char(${batches.expiresOn}, 'YYYY-MM') as "month", ${stockSums}
    from ${batches} where ${gt(batches.quantity, 0)} group by 1`,
  order: sql`"month"`,
};
