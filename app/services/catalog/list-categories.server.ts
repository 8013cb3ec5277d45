import { asc, eq, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import { categories, categoryAliases } from "#app/db/schema/catalog.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { countShelf } from "#app/services/catalog/shelf-counts.server.ts";

export type Category = typeof categories.$inferSelect;
export type CountedCategory = Category & { productCount: number };

/** Categories of one kind, or all of them, in the shop's order with live counts of products on the shelf. */
export async function listCategories(
  readKept: ReadKept,
  { kind, today }: { kind?: Category["kind"]; today: string },
): Promise<CountedCategory[]> {
  const [rows, { ofCategory }] = await Promise.all([
    readKept(readRows, kind),
    countShelf(readKept, { today }),
  ]);
  return rows.map((row) => ({ ...row, productCount: ofCategory(row.slug) }));
}

/** The category of an address; `redirectTo` is its canonical slug when it was called by another name. */
export async function findCategory(
  db: Db,
  slug: string,
): Promise<{ category: Category } | { redirectTo: string } | undefined> {
  const wanted = slugify(slug);
  const [category] = await db
    .select()
    .from(categories)
    .where(or(eq(categories.slug, wanted), isAliasOf(wanted)));
  if (!category) return undefined;
  return category.slug === slug ? { category } : { redirectTo: category.slug };
}

async function readRows(db: Db, kind: Category["kind"] | undefined): Promise<Category[]> {
  return db
    .select()
    .from(categories)
    .where(kind && eq(categories.kind, kind))
    .orderBy(asc(categories.kind), asc(categories.position), asc(categories.slug));
}

function isAliasOf(slug: string) {
  return sql`${categories.id} in (
    select ${categoryAliases.categoryId} from ${categoryAliases} where ${categoryAliases.slug} = ${slug}
  )`;
}
