import { type Column, sql } from "drizzle-orm";
import { brands, categories, products } from "#app/db/schema/catalog.ts";
import * as sums from "#app/db/schema/reports-sales.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { salesOfDays, termOfLine } from "#app/services/reports/sales.server.ts";
import { askedDays } from "#app/services/reports/sales-days.server.ts";

/** Goods by the brand of their product. */
export const salesByBrand = salesByTerm("brand", {
  terms: brands,
  termOfProduct: products.brandId,
  kept: sums.salesByBrand,
  termOfKept: sums.salesByBrand.brandId,
});

/** Goods by the medicine form of their product. */
export const salesByForm = salesByTerm("form", {
  terms: categories,
  termOfProduct: products.formId,
  kept: sums.salesByForm,
  termOfKept: sums.salesByForm.formId,
});

function salesByTerm(
  name: "brand" | "form",
  {
    terms,
    termOfProduct,
    kept,
    termOfKept,
  }: {
    terms: typeof brands | typeof categories;
    termOfProduct: Column;
    kept: typeof sums.salesByBrand | typeof sums.salesByForm;
    termOfKept: Column;
  },
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
    figures: (request) => sql`
      with ${askedDays(request)}, ${salesOfDays(request.settings)},
      goods as (
        select ${termOfKept} as term_id, ${kept.orderCount} as orders, ${kept.packCount} as packs, ${kept.goodsPaise} as paise,
          ${kept.taxPaise} as tax
        from ${kept} join summed_day using (day)
        union all
        select of_product.term_id, count(distinct sale_line.id), sum(sale_line.packs), sum(sale_line.paise), sum(sale_line.tax)
        from sale_line cross join ${termOfLine(sql`sale_line`, termOfProduct)} group by of_product.term_id
      )
      select term_id, sum(orders)::int as "orders", sum(packs)::int as "packs", sum(paise)::float as "goodsPaise", sum(tax)::float as "taxPaise"
      from goods group by term_id`,
    order: sql`"goodsPaise" desc, term_id`,
    named: sql`select chosen.*, ${terms.name} as ${sql.identifier(name)} from chosen join ${terms} on ${terms.id} = chosen.term_id`,
  };
}
