import { sql } from "drizzle-orm";
import { categories, products } from "#app/db/schema/catalog.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { lineSums, salesIn } from "#app/services/reports/sales.server.ts";

/** Goods by the medicine form of their product. */
export const salesByForm: Report = {
  group: "sales",
  hasPeriod: true,
  charted: "goodsPaise",
  columns: [
    { name: "form", unit: "text" },
    { name: "orders", unit: "count" },
    { name: "packs", unit: "count", isSummed: true },
    { name: "goodsPaise", unit: "paise", isSummed: true },
    { name: "taxPaise", unit: "paise", isSummed: true },
    { name: "sharePercent", unit: "percent", shareOf: "goodsPaise" },
  ],
  async find(db, request) {
    const { rows } = await db.execute<Record<string, string | number>>(sql`
      with ${salesIn(request)}
      select ${categories.name} as "form", ${lineSums}
      from sale_line
      join ${products} on ${products.id} = sale_line.product_id
      join ${categories} on ${categories.id} = ${products.formId}
      group by ${categories.id} order by "goodsPaise" desc, "form"`);
    return rows;
  },
};
