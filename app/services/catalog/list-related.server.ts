import { and, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { productCategories, products } from "#app/db/schema/catalog.ts";
import type { ProductCard } from "#app/domain/product.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { selectCards } from "#app/services/catalog/product-cards.server.ts";
import { categoryMembers, isOnShelf, shelfOrder } from "#app/services/catalog/shop-query.server.ts";

type Self = Pick<typeof products.$inferSelect, "id" | "remedyId" | "brandId">;

/** Other medicines of the same brand or sharing a category (storefront.md 9), those sharing most first; one pack of each. */
export function listRelated(
  db: Db,
  { product, today, limit }: { product: Self; today: string; limit: number },
): Promise<ProductCard[]> {
  return selectCards(db, {
    today,
    where: sql`${products.id} in (${onePackOfEach(db, { product, today })})`,
    orderBy: relatedOrder({ product, today }),
    limit,
  });
}

function onePackOfEach(db: Db, { product, today }: { product: Self; today: string }) {
  const medicine = sql`coalesce(${products.remedyId}, -${products.id})`;
  return db
    .selectDistinctOn([medicine], { id: products.id })
    .from(products)
    .where(
      and(
        isOnShelf,
        ne(products.id, product.id),
        product.remedyId === null
          ? undefined
          : sql`${products.remedyId} is distinct from ${product.remedyId}`,
        or(eq(products.brandId, product.brandId), sql`${sharedCategories(product)} > 0`),
      ),
    )
    .orderBy(medicine, ...relatedOrder({ product, today }));
}

function relatedOrder({ product, today }: { product: Self; today: string }): SQL[] {
  return [
    sql`(${availableQuantity(today)} > 0) desc`,
    desc(sharedCategories(product)),
    desc(eq(products.brandId, product.brandId)),
    ...shelfOrder.featured,
  ];
}

function sharedCategories({ id }: Self): SQL {
  const own = sql`select ${productCategories.categoryId} from ${productCategories} where ${productCategories.productId} = ${id}`;
  return sql`(
    select count(*) from ${categoryMembers} theirs
    where theirs.product_id = ${products.id} and theirs.category_id in (${own})
  )`;
}
