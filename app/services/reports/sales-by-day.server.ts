import { sql } from "drizzle-orm";
import type { Report } from "#app/services/reports/report.server.ts";
import { orderColumns, orderSums, wholeOrders } from "#app/services/reports/whole-orders.server.ts";

/** Orders, packs and money by the day they were placed in India. */
export const salesByDay: Report = {
  group: "sales",
  hasPeriod: true,
  charted: "totalPaise",
  columns: [{ name: "day", unit: "day" }, ...orderColumns],
  figures: (request) =>
    sql`with ${wholeOrders(request)} select day::text as "day", ${orderSums} from whole_orders group by day`,
  order: sql`"day"`,
};
