import { sql } from "drizzle-orm";
import type { Report } from "#app/services/reports/report.server.ts";
import { orderColumns, orderSums, saleOrders, salesIn } from "#app/services/reports/sales.server.ts";

/** Orders, packs and money by the day they were placed in India. */
export const salesByDay: Report = {
  group: "sales",
  hasPeriod: true,
  charted: "totalPaise",
  columns: [{ name: "day", unit: "day" }, ...orderColumns],
  async find(db, request) {
    const { rows } = await db.execute<Record<string, string | number>>(
      sql`with ${salesIn(request)}, ${saleOrders} select day, ${orderSums} from sale_order group by day order by day`,
    );
    return rows;
  },
};
