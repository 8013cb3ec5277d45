import { sql } from "drizzle-orm";
import { batches, orderLineBatches } from "#app/db/schema/stock.ts";
import type { ReportColumn } from "#app/domain/reports/report.ts";
import type { ColumnName } from "#app/services/reports/report.server.ts";

/**
 * SQL of `margin_line` for `with` after `salesOfDays`: a line's kept packs and what they brought without GST, the part of that for packs
 * whose cost is known, and that cost, both rounded line by line: sums of lines are exact in whichever order. Which packs of a line came
 * back is not written down: they count as a mixture of its batches.
 */
export const marginLines = sql`
  margin_line as (
    select sale_line.day, sale_line.id, sale_line.product_id, sale_line.packs, sale_line.paise, sale_line.tax, sale_line.paise - sale_line.tax as net,
      floor((sale_line.paise - sale_line.tax) * taken.known_packs / taken.packs + 0.5) as known,
      floor(taken.cost * sale_line.packs / taken.packs + 0.5) as cost
    from sale_line cross join lateral (
      select coalesce(sum(${orderLineBatches.quantity}), 1)::float8 as packs,
        coalesce(sum(${orderLineBatches.quantity}) filter (where ${batches.costPaise} is not null), 0) as known_packs,
        coalesce(sum(${orderLineBatches.quantity} * ${batches.costPaise}), 0) as cost
      from ${orderLineBatches} join ${batches} on ${batches.id} = ${orderLineBatches.batchId}
      where ${orderLineBatches.orderLineId} = sale_line.line_id
      offset 0
    ) as taken
  )`;

/** SQL of the sums over lines or days with `packs`, `net`, `known` and `cost`, under the names of `marginColumns`. */
export const marginSums = sql`
  sum(packs)::int as "packs", sum(net)::float as "netPaise", sum(known)::float as "knownPaise",
  sum(cost)::float as "costPaise", sum(known - cost)::float as "marginPaise"`;

export const marginColumns: ReportColumn<ColumnName>[] = [
  { name: "packs", unit: "count", isSummed: true },
  { name: "netPaise", unit: "paise", isSummed: true },
  { name: "knownPaise", unit: "paise", isSummed: true },
  { name: "knownPercent", unit: "percent", ratio: ["knownPaise", "netPaise"] },
  { name: "costPaise", unit: "paise", isSummed: true },
  { name: "marginPaise", unit: "paise", isSummed: true },
  { name: "marginPercent", unit: "percent", ratio: ["marginPaise", "knownPaise"] },
];
