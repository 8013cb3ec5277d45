import { sql } from "drizzle-orm";
import type { Report } from "#app/services/reports/report.server.ts";
import { orderSums, saleOrders, salesIn } from "#app/services/reports/sales.server.ts";

/** Orders, packs and money by the day they were placed in India. */
export const salesByDay: Report = {
  group: "sales",
  hasPeriod: true,
  charted: "totalPaise",
  columns: [
    { name: "day", unit: "day" },
    { name: "orders", unit: "count", isSummed: true },
    { name: "packs", unit: "count", isSummed: true },
    { name: "goodsPaise", unit: "paise", isSummed: true },
    { name: "deliveryPaise", unit: "paise", isSummed: true },
    { name: "taxPaise", unit: "paise", isSummed: true },
    { name: "totalPaise", unit: "paise", isSummed: true },
    { name: "averagePaise", unit: "paise", ratio: ["totalPaise", "orders"] },
  ],
  async find(db, request) {
    const { rows } = await db.execute<Record<string, string | number>>(
      sql`with ${salesIn(request)}, ${saleOrders} select day, ${orderSums} from sale_order group by day order by day`,
    );
    return rows;
  },
};
