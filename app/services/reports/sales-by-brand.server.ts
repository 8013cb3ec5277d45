import { sql } from "drizzle-orm";
import { brands, products } from "#app/db/schema/catalog.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { lineSums, salesIn } from "#app/services/reports/sales.server.ts";

/** Goods by the brand of their product. */
export const salesByBrand: Report = {
  group: "sales",
  hasPeriod: true,
  charted: "goodsPaise",
  columns: [
    { name: "brand", unit: "text" },
    { name: "orders", unit: "count" },
    { name: "packs", unit: "count", isSummed: true },
    { name: "goodsPaise", unit: "paise", isSummed: true },
    { name: "taxPaise", unit: "paise", isSummed: true },
    { name: "sharePercent", unit: "percent", shareOf: "goodsPaise" },
  ],
  async find(db, request) {
    const { rows } = await db.execute<Record<string, string | number>>(sql`
      with ${salesIn(request)}
      select ${brands.name} as "brand", ${lineSums}
      from sale_line
      join ${products} on ${products.id} = sale_line.product_id
      join ${brands} on ${brands.id} = ${products.brandId}
      group by ${brands.id} order by "goodsPaise" desc, "brand"`);
    return rows;
  },
};
