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
import { companies } from "#app/db/schema/catalog-companies.ts";
import { type CompanyRole, isImported } from "#app/domain/catalog/company.ts";
import type { Choice } from "#app/domain/catalog/desk-product.ts";
import { type TermTexts, termTexts } from "#app/domain/catalog/term-form.ts";
import type { TermKind } from "#app/domain/catalog/term-kind.ts";

/** `missing` is what labels need and nobody has entered. */
export type TermRow = {
  slug: string;
  name: string;
  kind: string;
  productCount: number;
  missing?: ("maker" | "importer" | "address" | "licence")[];
};

/** Categories, brands, companies or remedies by name with how many products stand under each. */
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
  if (kind === "companies") return listCompanies(db);
  if (kind === "brands") return listBrandTerms(db);
  return db
    .select({
      slug: remedies.slug,
      name: remedies.name,
      kind: remedies.kingdom,
      productCount: sql<number>`(select count(*)::int from ${products} where ${products}.remedy_id = ${remedies}.id)`,
    })
    .from(remedies)
    .orderBy(asc(remedies.name));
}

async function listBrandTerms(db: Db): Promise<TermRow[]> {
  const rows = await db
    .select({
      slug: brands.slug,
      name: brands.name,
      kind: brands.country,
      productCount: sql<number>`(select count(*)::int from ${products} where ${products}.brand_id = ${brands}.id)`,
      makerId: brands.makerId,
      importerId: brands.importerId,
    })
    .from(brands)
    .orderBy(asc(brands.name));
  return rows.map(({ makerId, importerId, ...row }) => ({
    ...row,
    missing: [
      ...(makerId === null ? (["maker"] as const) : []),
      ...(importerId === null && isImported(row.kind) ? (["importer"] as const) : []),
    ],
  }));
}

async function listCompanies(db: Db): Promise<TermRow[]> {
  const rows = await db
    .select({
      slug: companies.slug,
      name: companies.name,
      kind: companies.role,
      address: companies.address,
      licence: companies.licence,
      productCount: sql<number>`(
        select count(*)::int from ${products} join ${brands} on ${brands}.id = ${products}.brand_id
        where ${companies}.id = case ${companies}.role
          when 'maker' then coalesce(${products}.maker_id, ${brands}.maker_id)
          else coalesce(${products}.importer_id, ${brands}.importer_id) end
      )`,
    })
    .from(companies)
    .orderBy(asc(companies.role), asc(companies.name));
  return rows.map(({ address, licence, ...row }) => ({
    ...row,
    missing: [
      ...(address === null ? (["address"] as const) : []),
      ...(licence === null ? (["licence"] as const) : []),
    ],
  }));
}

/** A category, brand, company or remedy as the texts of its editor; undefined when there is none. */
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
    const { makerId, importerId, ...facts } = row;
    const slugs = new Map(
      (await db.select({ id: companies.id, slug: companies.slug }).from(companies)).map(({ id, slug }) => [
        id,
        slug,
      ]),
    );
    return termTexts({
      ...facts,
      maker: slugs.get(makerId ?? 0),
      importer: slugs.get(importerId ?? 0),
      otherSlugs: aliases.map((alias) => alias.slug).sort(),
    });
  }
  if (kind === "companies") {
    const [row] = await db.select().from(companies).where(eq(companies.slug, slug));
    return row && termTexts(row);
  }
  const [row] = await db.select().from(remedies).where(eq(remedies.slug, slug));
  if (!row) return undefined;
  const { relationships, ...facts } = row;
  return termTexts({ ...facts, ...relationships });
}

/** The makers and importers that a brand can have. */
export async function listCompanyChoices(db: Db): Promise<Record<CompanyRole, Choice[]>> {
  const rows = await db
    .select({ slug: companies.slug, name: companies.name, role: companies.role })
    .from(companies)
    .orderBy(asc(companies.name));
  return {
    maker: rows.filter(({ role }) => role === "maker"),
    importer: rows.filter(({ role }) => role === "importer"),
  };
}
