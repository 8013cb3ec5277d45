import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import {
  brandAliases,
  brands,
  categories,
  categoryAliases,
  products,
  remedies,
} from "#app/db/schema/catalog.ts";
import { type TermTexts, termTexts } from "#app/domain/catalog/term-form.ts";
import type { TermKind } from "#app/domain/catalog/term-kind.ts";

export type TermRow = { slug: string; name: string; kind: string; productCount: number };

/** Categories, brands or remedies by name with how many products stand under each. */
export function listTerms(db: Db, kind: TermKind): Promise<TermRow[]> {
  if (kind === "categories")
    return db
      .select({
        slug: categories.slug,
        name: categories.name,
        kind: categories.kind,
        productCount: sql<number>`(
          select count(*)::int from product_categories own where own.category_id = ${categories}.id
        )`,
      })
      .from(categories)
      .orderBy(asc(categories.kind), asc(categories.position), asc(categories.name));
  const table = kind === "brands" ? brands : remedies;
  const key = kind === "brands" ? sql`${products}.brand_id` : sql`${products}.remedy_id`;
  return db
    .select({
      slug: table.slug,
      name: table.name,
      kind: kind === "brands" ? brands.country : remedies.kingdom,
      productCount: sql<number>`(select count(*)::int from ${products} where ${key} = ${table}.id)`,
    })
    .from(table)
    .orderBy(asc(table.name));
}

/** A category, brand or remedy as the texts of its editor; undefined when there is none. */
export async function findTerm(db: Db, kind: TermKind, slug: string): Promise<TermTexts | undefined> {
  if (kind === "categories") {
    const [row] = await db.select().from(categories).where(eq(categories.slug, slug));
    if (!row) return undefined;
    const aliases = await db.select().from(categoryAliases).where(eq(categoryAliases.categoryId, row.id));
    return termTexts({ ...row, otherSlugs: aliases.map((alias) => alias.slug).sort() });
  }
  if (kind === "brands") {
    const [row] = await db.select().from(brands).where(eq(brands.slug, slug));
    if (!row) return undefined;
    const aliases = await db.select().from(brandAliases).where(eq(brandAliases.brandId, row.id));
    return termTexts({ ...row, otherSlugs: aliases.map((alias) => alias.slug).sort() });
  }
  const [row] = await db.select().from(remedies).where(eq(remedies.slug, slug));
  if (!row) return undefined;
  const { relationships, ...facts } = row;
  return termTexts({ ...facts, ...relationships });
}
