import { gt, sql } from "drizzle-orm";
import { brands, products } from "#app/db/schema/catalog.ts";
import { batches } from "#app/db/schema/stock.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { stockColumns, stockSums } from "#app/services/reports/stock-sums.server.ts";

/** What all packs in the shop are worth, by brand. */
export const stockValue: Report = {
  group: "stock",
  hasPeriod: false,
  charted: "mrpPaise",
  columns: [
    { name: "brand", unit: "text" },
    ...stockColumns,
    { name: "sharePercent", unit: "percent", shareOf: "mrpPaise" },
  ],
  async find(db) {
    const { rows } = await db.execute<Record<string, string | number>>(sql`
      select ${brands.name} as "brand", ${stockSums}
      from ${batches}
      join ${products} on ${products.id} = ${batches.productId}
      join ${brands} on ${brands.id} = ${products.brandId}
      where ${gt(batches.quantity, 0)}
      group by ${brands.id} order by "mrpPaise" desc, "brand"`);
    return rows;
  },
};
