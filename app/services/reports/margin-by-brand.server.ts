import { sql } from "drizzle-orm";
import { brands, products } from "#app/db/schema/catalog.ts";
import { marginColumns, marginLinesIn, marginSums } from "#app/services/reports/margins.server.ts";
import type { Report } from "#app/services/reports/report.server.ts";

/** What is left of the sales of a brand after the cost of its packs, where that is known. */
export const marginByBrand: Report = {
  group: "margins",
  hasPeriod: true,
  charted: "marginPaise",
  columns: [{ name: "brand", unit: "text" }, ...marginColumns],
  async find(db, request) {
    const { rows } = await db.execute<Record<string, string | number>>(sql`
      with ${marginLinesIn(request)}
      select ${brands.name} as "brand", ${marginSums}
      from margin_line
      join ${products} on ${products.id} = margin_line.product_id
      join ${brands} on ${brands.id} = ${products.brandId}
      group by ${brands.id} order by "netPaise" desc, "brand"`);
    return rows;
  },
};
