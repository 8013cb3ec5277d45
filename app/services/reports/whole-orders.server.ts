import { type SQL, sql } from "drizzle-orm";
import { salesByZone } from "#app/db/schema/reports-sales.ts";
import type { ReportColumn } from "#app/domain/reports/report.ts";
import type { ColumnName, ReportRequest } from "#app/services/reports/report.server.ts";
import { saleOrders, salesOfDays } from "#app/services/reports/sales.server.ts";
import { askedDays } from "#app/services/reports/sales-days.server.ts";

/** SQL of `whole_orders` for `with`: orders of the asked days by day and zone, those of summed days by their sums. */
export function wholeOrders(request: ReportRequest): SQL {
  return sql`
    ${askedDays(request)}, ${salesOfDays(request.settings)}, ${saleOrders},
    whole_orders as (
      select day, zone, ${salesByZone.orderCount} as orders, ${salesByZone.packCount} as packs, ${salesByZone.goodsPaise} as goods,
        ${salesByZone.deliveryPaise} as delivery, ${salesByZone.taxPaise} as tax
      from ${salesByZone} join summed_day using (day)
      union all
      select day, zone, 1, packs, goods, delivery, tax from sale_order
    )`;
}

/** SQL of the sums over `whole_orders`, under the names of `orderColumns`. */
export const orderSums = sql`
  sum(orders)::int as "orders", sum(packs)::int as "packs", sum(goods)::float as "goodsPaise", sum(delivery)::float as "deliveryPaise",
  sum(tax)::float as "taxPaise", sum(goods + delivery)::float as "totalPaise"`;

export const orderColumns: ReportColumn<ColumnName>[] = [
  { name: "orders", unit: "count", isSummed: true },
  { name: "packs", unit: "count", isSummed: true },
  { name: "goodsPaise", unit: "paise", isSummed: true },
  { name: "deliveryPaise", unit: "paise", isSummed: true },
  { name: "taxPaise", unit: "paise", isSummed: true },
  { name: "totalPaise", unit: "paise", isSummed: true },
  { name: "averagePaise", unit: "paise", ratio: ["totalPaise", "orders"] },
];
