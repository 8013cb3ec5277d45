import { and, asc, count, eq, getTableColumns, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { categories, categoryAliases, products } from "#app/db/schema/catalog.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { categoryMembers, isOnShelf } from "#app/services/catalog/shop-query.server.ts";

export type Category = typeof categories.$inferSelect & { productCount: number };

/** Categories of one kind, or all of them, in the shop's order with live counts of products on the shelf. */
export function listCategories(db: Db, { kind }: { kind?: Category["kind"] } = {}): Promise<Category[]> {
  return selectCategories(db)
    .where(kind && eq(categories.kind, kind))
    .orderBy(asc(categories.kind), asc(categories.position), asc(categories.slug));
}

/** The category of an address; `redirectTo` is its canonical slug when it was called by another name. */
export async function findCategory(
  db: Db,
  slug: string,
): Promise<{ category: Category } | { redirectTo: string } | undefined> {
  const wanted = slugify(slug);
  const [category] = await selectCategories(db).where(or(eq(categories.slug, wanted), isAliasOf(wanted)));
  if (!category) return undefined;
  return category.slug === slug ? { category } : { redirectTo: category.slug };
}

function selectCategories(db: Db) {
  return db
    .select({ ...getTableColumns(categories), productCount: count(products.id) })
    .from(categories)
    .leftJoin(sql`${categoryMembers} member`, sql`member.category_id = ${categories.id}`)
    .leftJoin(products, and(sql`${products.id} = member.product_id`, isOnShelf))
    .groupBy(categories.id)
    .$dynamic();
}

function isAliasOf(slug: string) {
  return sql`${categories.id} in (
    select ${categoryAliases.categoryId} from ${categoryAliases} where ${categoryAliases.slug} = ${slug}
  )`;
}
