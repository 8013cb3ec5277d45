import { sql } from "drizzle-orm";
import type { ZoneId } from "#app/domain/delivery.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { orderColumns, orderSums, saleOrders, salesIn } from "#app/services/reports/sales.server.ts";

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
  async find(db, request) {
    const { zones } = request.settings.delivery;
    const { rows } = await db.execute<{ zone: ZoneId } & Record<string, string | number>>(
      sql`with ${salesIn(request)}, ${saleOrders} select zone, ${orderSums} from sale_order group by zone order by "totalPaise" desc, zone`,
    );
    return rows.map((row) => ({ ...row, zone: zones[row.zone].name }));
  },
};
