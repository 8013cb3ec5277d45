import { type Column, sql } from "drizzle-orm";
import { brands, categories, products } from "#app/db/schema/catalog.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { lineSums, salesIn } from "#app/services/reports/sales.server.ts";

/** Goods by the brand of their product. */
export const salesByBrand = salesByTerm("brand", brands, products.brandId);

/** Goods by the medicine form of their product. */
export const salesByForm = salesByTerm("form", categories, products.formId);

function salesByTerm(
  name: "brand" | "form",
  terms: typeof brands | typeof categories,
  termOfProduct: Column,
): Report {
  return {
    group: "sales",
    hasPeriod: true,
    charted: "goodsPaise",
    columns: [
      { name, unit: "text" },
      { name: "orders", unit: "count" },
      { name: "packs", unit: "count", isSummed: true },
      { name: "goodsPaise", unit: "paise", isSummed: true },
      { name: "taxPaise", unit: "paise", isSummed: true },
      { name: "sharePercent", unit: "percent", shareOf: "goodsPaise" },
    ],
    async find(db, request) {
      const { rows } = await db.execute<Record<string, string | number>>(sql`
        with ${salesIn(request)}
        select ${terms.name} as ${sql.identifier(name)}, ${lineSums}
        from sale_line
        join ${products} on ${products.id} = sale_line.product_id
        join ${terms} on ${terms.id} = ${termOfProduct}
        group by ${terms.id} order by "goodsPaise" desc, ${terms.name}`);
      return rows;
    },
  };
}
