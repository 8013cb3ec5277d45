import { sql } from "drizzle-orm";
import type { ZoneId } from "#app/domain/delivery.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { orderColumns, orderSums, wholeOrders } from "#app/services/reports/whole-orders.server.ts";

/** Orders, packs and money by the delivery zone they went to. */
export const salesByZone: Report = {
  group: "sales",
  hasPeriod: true,
  charted: "totalPaise",
  columns: [
    { name: "zone", unit: "text" },
    ...orderColumns,
    { name: "sharePercent", unit: "percent", shareOf: "totalPaise" },
  ],
  figures: (request) =>
    sql`with ${wholeOrders(request)} select zone as "zone", ${orderSums} from whole_orders group by zone`,
  order: sql`"totalPaise" desc, "zone"`,
  nameRow: (row, { settings }) => ({ ...row, zone: settings.delivery.zones[row.zone as ZoneId].name }),
};
