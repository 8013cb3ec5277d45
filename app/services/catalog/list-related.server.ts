import { and, asc, count, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { productCategories, products } from "#app/db/schema/catalog.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import { isForShelvesOf } from "#app/services/catalog/child-shelf.server.ts";
import { isSameMedicine } from "#app/services/catalog/list-siblings.server.ts";
import { selectCards } from "#app/services/catalog/product-cards.server.ts";
import { isOnShelf, putForwardFirst } from "#app/services/catalog/shop-query.server.ts";

/** Stock is counted for so many medicines only, not for the whole brand, and these are chosen among so many packs. */
const CANDIDATES = 24;
const NEAREST_PACKS = 600;

type Self = Pick<typeof products.$inferSelect, "id" | "remedyId" | "brandId" | "name">;

/** Other medicines of the same brand or sharing a category, those sharing most first; one pack of each, sold-out ones last. Beside a child's medicine only what a child's shelf takes. */
export async function listRelated(
  db: Db,
  { product, today, limit }: { product: Self; today: string; limit: number },
): Promise<ProductCard[]> {
  const slugs = await nearestMedicines(db, product);
  const cards = await selectCards(db, {
    today,
    where: inArray(products.slug, slugs),
    orderBy: [],
    limit: CANDIDATES,
  });
  const place = ({ slug, availableQuantity }: ProductCard) =>
    slugs.indexOf(slug) + (availableQuantity > 0 ? 0 : CANDIDATES);
  return cards.sort((a, b) => place(a) - place(b)).slice(0, limit);
}

async function nearestMedicines(db: Db, self: Self): Promise<string[]> {
  const ownCategories = db
    .select({ id: productCategories.categoryId })
    .from(productCategories)
    .where(eq(productCategories.productId, self.id));
  const shared = db
    .select({ productId: productCategories.productId, categoryCount: count().as("category_count") })
    .from(productCategories)
    .where(inArray(productCategories.categoryId, ownCategories))
    .groupBy(productCategories.productId)
    .as("shared");
  const packs = await db
    .select({ slug: products.slug, medicine })
    .from(products)
    .leftJoin(shared, eq(shared.productId, products.id))
    .where(
      and(
        isOnShelf,
        isForShelvesOf(self.id),
        or(eq(products.brandId, self.brandId), isNotNull(shared.productId)),
        sql`${isSameMedicine(self)} is not true`,
      ),
    )
    .orderBy(
      sql`${shared.categoryCount} desc nulls last`,
      desc(eq(products.brandId, self.brandId)),
      ...putForwardFirst,
      asc(products.id),
    )
    .limit(NEAREST_PACKS);
  const onePackOfEach = new Map<string, string>();
  for (const { slug, medicine: name } of packs) if (!onePackOfEach.has(name)) onePackOfEach.set(name, slug);
  return [...onePackOfEach.values()].slice(0, CANDIDATES);
}

// The packs of a remedy are one medicine whoever makes them; so are specialities of one name, such as Bio-Combination 28.
const medicine = sql<string>`coalesce(${products.remedyId}::text, ${products.name})`;
