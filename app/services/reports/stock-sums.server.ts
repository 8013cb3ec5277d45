import { sql } from "drizzle-orm";
import { batches } from "#app/db/schema/stock.ts";
import type { ReportColumn } from "#app/domain/reports/report.ts";
import type { ColumnName } from "#app/services/reports/report.server.ts";

/** SQL of the sums over `batches` with packs, under the names of `stockColumns`; packs held for a payment are the shop's still. */
export const stockSums = sql`
  count(*)::int as "batches", sum(${batches.quantity})::int as "packs",
  coalesce(sum(${batches.quantity}) filter (where ${batches.costPaise} is null), 0)::int as "unknownPacks",
  coalesce(sum(${batches.quantity}::bigint * ${batches.costPaise}), 0)::float as "stockCostPaise",
  sum(${batches.quantity}::bigint * ${batches.mrpPaise})::float as "mrpPaise"`;

export const stockColumns: ReportColumn<ColumnName>[] = [
  { name: "batches", unit: "count", isSummed: true },
  { name: "packs", unit: "count", isSummed: true },
  { name: "stockCostPaise", unit: "paise", isSummed: true },
  { name: "unknownPacks", unit: "count", isSummed: true },
  { name: "mrpPaise", unit: "paise", isSummed: true },
];
