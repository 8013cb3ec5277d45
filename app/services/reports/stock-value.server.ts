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
  figures: () => sql`
    select ${products.brandId}, ${stockSums}
    from ${batches} join ${products} on ${products.id} = ${batches.productId}
    where ${gt(batches.quantity, 0)} group by ${products.brandId}`,
  order: sql`"mrpPaise" desc, brand_id`,
  named: sql`select chosen.*, ${brands.name} as "brand" from chosen join ${brands} on ${brands.id} = chosen.brand_id`,
};
