import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { bySystem } from "#app/domain/actor.ts";
import type { ProductMark } from "#app/domain/catalog/product-mark.ts";
import { portionsOf } from "#app/domain/portions.ts";
import { markProducts } from "#app/services/catalog/desk/mark-products.server.ts";
import { soldPacks } from "#app/services/reports/count-sold-packs.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Sets the Best Seller flag by the packs of the last 90 days that customers received and kept, where the owner has chosen so; else leaves every flag alone. Gives how many it changed. */
export async function markBestSellers(db: Db, now: Date): Promise<number> {
  const { isFromSales, leastPacks } = (await findSettings(db)).bestSellers;
  if (!isFromSales) return 0;
  const { rows } = await db.execute<{ sku: string; isBestSeller: boolean }>(sql`
    with sold as (select * from ${soldPacks(now)} as of_product where packs >= ${leastPacks}::int)
    select ${products.sku} as sku, sold.product_id is not null as "isBestSeller"
    from ${products} left join sold on sold.product_id = ${products.id}
    where ${products.isBestSeller} <> (sold.product_id is not null)`);
  const mark = async (wanted: boolean, mark: ProductMark) => {
    const skus = rows.filter(({ isBestSeller }) => isBestSeller === wanted).map(({ sku }) => sku);
    for (const some of portionsOf(skus))
      await markProducts(db, { skus: some, mark, actor: bySystem("mark-best-sellers"), now });
  };
  await mark(true, "mark-best-seller");
  await mark(false, "unmark-best-seller");
  return rows.length;
}
