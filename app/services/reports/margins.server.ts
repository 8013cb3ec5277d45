import { type SQL, sql } from "drizzle-orm";
import { batches, orderLineBatches } from "#app/db/schema/stock.ts";
import type { ReportColumn } from "#app/domain/reports/report.ts";
import type { ColumnName, ReportRequest } from "#app/services/reports/report.server.ts";
import { salesIn } from "#app/services/reports/sales.server.ts";

/**
 * SQL of `margin_line` for `with`: a line's kept packs and what they brought without GST, the part of that for packs whose cost is
 * known, and that cost. Which packs of a line came back is not written down: they count as a mixture of its batches.
 */
export function marginLinesIn(request: ReportRequest): SQL {
  return sql`${salesIn(request)},
    line_cost as (
      select sale_line.line_id, sum(${orderLineBatches.quantity})::float8 as packs,
        coalesce(sum(${orderLineBatches.quantity}) filter (where ${batches.costPaise} is not null), 0) as known_packs,
        coalesce(sum(${orderLineBatches.quantity} * ${batches.costPaise}), 0) as cost
      from sale_line
      join ${orderLineBatches} on ${orderLineBatches.orderLineId} = sale_line.line_id
      join ${batches} on ${batches.id} = ${orderLineBatches.batchId}
      group by sale_line.line_id
    ),
    margin_line as (
      select sale_line.product_id, sale_line.packs, sale_line.paise - sale_line.tax as net,
        coalesce((sale_line.paise - sale_line.tax) * line_cost.known_packs / line_cost.packs, 0) as known,
        coalesce(line_cost.cost * sale_line.packs / line_cost.packs, 0) as cost
      from sale_line left join line_cost on line_cost.line_id = sale_line.line_id
    )`;
}

/** SQL of the sums over `margin_line`, under the names of `marginColumns`. */
export const marginSums = sql`
  sum(margin_line.packs)::int as "packs", sum(net)::float as "netPaise", round(sum(known))::float as "knownPaise",
  round(sum(cost))::float as "costPaise", (round(sum(known)) - round(sum(cost)))::float as "marginPaise"`;

export const marginColumns: ReportColumn<ColumnName>[] = [
  { name: "packs", unit: "count", isSummed: true },
  { name: "netPaise", unit: "paise", isSummed: true },
  { name: "knownPaise", unit: "paise", isSummed: true },
  { name: "knownPercent", unit: "percent", ratio: ["knownPaise", "netPaise"] },
  { name: "costPaise", unit: "paise", isSummed: true },
  { name: "marginPaise", unit: "paise", isSummed: true },
  { name: "marginPercent", unit: "percent", ratio: ["marginPaise", "knownPaise"] },
];
