import { sql } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";
import { salesByProduct } from "#app/db/schema/reports-sales.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { marginByBrand } from "#app/services/reports/margin-by-brand.server.ts";
import { marginColumns, marginLines, marginSums } from "#app/services/reports/margins.server.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { salesOfDays } from "#app/services/reports/sales.server.ts";
import { askedDays } from "#app/services/reports/sales-days.server.ts";

type Named = Pick<typeof products.$inferSelect, "name" | "potencyScale" | "potencyNumber" | "packSize">;

/** What is left of the sales of a product after the cost of its packs, where that is known. */
export const marginByProduct: Report = {
  group: "margins",
  hasPeriod: true,
  charted: "marginPaise",
  columns: [{ name: "product", unit: "text" }, ...marginColumns, { name: "sku", unit: "text" }],
  figures: (request) => sql`
    with ${askedDays(request)}, ${salesOfDays(request.settings)}, ${marginLines},
    margin as (
      select ${salesByProduct.productId}, ${salesByProduct.packCount} as packs, ${salesByProduct.netPaise} as net,
        ${salesByProduct.knownPaise} as known, ${salesByProduct.costPaise} as cost
      from ${salesByProduct} join summed_day using (day)
      union all
      select product_id, packs, net, known, cost from margin_line
    )
    select product_id, ${marginSums} from margin group by product_id`,
  order: sql`"netPaise" desc, product_id`,
  named: sql`
    select chosen.*, ${products.sku} as "sku", ${products.name} as "name", ${products.potencyScale} as "potencyScale",
      ${products.potencyNumber} as "potencyNumber", ${products.packSize} as "packSize"
    from chosen join ${products} on ${products.id} = chosen.product_id`,
  nameRow: (row) => ({ ...row, product: packName(row as Named) }),
  totalsLike: marginByBrand,
};
