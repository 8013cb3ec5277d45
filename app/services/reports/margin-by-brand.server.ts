import { sql } from "drizzle-orm";
import { brands, products } from "#app/db/schema/catalog.ts";
import { salesByBrand } from "#app/db/schema/reports-sales.ts";
import { marginColumns, marginLines, marginSums } from "#app/services/reports/margins.server.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { salesOfDays, termOfLine } from "#app/services/reports/sales.server.ts";
import { askedDays } from "#app/services/reports/sales-days.server.ts";

/** What is left of the sales of a brand after the cost of its packs, where that is known. */
export const marginByBrand: Report = {
  group: "margins",
  hasPeriod: true,
  charted: "marginPaise",
  columns: [{ name: "brand", unit: "text" }, ...marginColumns],
  figures: (request) => sql`
    with ${askedDays(request)}, ${salesOfDays(request.settings)}, ${marginLines},
    margin as (
      select ${salesByBrand.brandId}, ${salesByBrand.packCount} as packs, ${salesByBrand.goodsPaise} - ${salesByBrand.taxPaise} as net,
        ${salesByBrand.knownPaise} as known, ${salesByBrand.costPaise} as cost
      from ${salesByBrand} join summed_day using (day)
      union all
      select of_product.term_id, packs, net, known, cost
      from margin_line cross join ${termOfLine(sql`margin_line`, products.brandId)}
    )
    select brand_id, ${marginSums} from margin group by brand_id`,
  order: sql`"netPaise" desc, brand_id`,
  named: sql`select chosen.*, ${brands.name} as "brand" from chosen join ${brands} on ${brands.id} = chosen.brand_id`,
};
