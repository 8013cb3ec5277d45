import { sql } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";
import type { PotencyScale } from "#app/domain/catalog/potency.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { marginColumns, marginLinesIn, marginSums } from "#app/services/reports/margins.server.ts";
import type { Report } from "#app/services/reports/report.server.ts";

type Named = {
  name: string;
  potencyScale: PotencyScale | null;
  potencyNumber: number | null;
  packSize: string;
};

/** What is left of the sales of a product after the cost of its packs, where that is known. */
export const marginByProduct: Report = {
  group: "margins",
  hasPeriod: true,
  charted: "marginPaise",
  columns: [{ name: "product", unit: "text" }, ...marginColumns, { name: "sku", unit: "text" }],
  async find(db, request) {
    const { rows } = await db.execute<Named & Record<string, string | number | null>>(sql`
      with ${marginLinesIn(request)}
      select ${products.sku} as "sku", ${products.name} as "name", ${products.potencyScale} as "potencyScale",
        ${products.potencyNumber} as "potencyNumber", ${products.packSize} as "packSize", ${marginSums}
      from margin_line join ${products} on ${products.id} = margin_line.product_id
      group by ${products.id} order by "netPaise" desc, "sku"`);
    return rows.map(({ name, potencyScale, potencyNumber, packSize, ...row }) => ({
      ...row,
      product: packName({ name, potencyScale, potencyNumber, packSize }),
    }));
  },
};
