import { and, eq, inArray, ne, not } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import {
  brandAliases,
  brands,
  categories,
  categoryAliases,
  productCategories,
  products,
  remedies,
} from "#app/db/schema/catalog.ts";
import { companies } from "#app/db/schema/catalog-companies.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import type { CompanyRole } from "#app/domain/catalog/company.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import {
  brandFields,
  categoryFields,
  companyFields,
  isSameTerm,
  remedyFields,
  type TermProblems,
  type TermTexts,
} from "#app/domain/catalog/term-form.ts";
import type { TermKind } from "#app/domain/catalog/term-kind.ts";
import { parseTexts } from "#app/domain/form/form.ts";
import type { Refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { isForAge } from "#app/services/catalog/child-shelf.server.ts";
import { findTerm } from "#app/services/catalog/desk/find-term.server.ts";
import { withSearchTexts } from "#app/services/catalog/desk/rewrite-search-texts.server.ts";
import { versionOf } from "#app/services/version.server.ts";

export type SaveTermResult =
  | { ok: true; slug: string }
  | Refused<"unknown", object>
  | Refused<"changed", object>
  | Refused<"problems", { problems: TermProblems }>;
/** `slug` is the one it has now; undefined makes a new one. `version` is that of the texts that the form was filled from; without one, whatever stands there is replaced. */
export type TermChange = {
  slug: string | undefined;
  texts: TermTexts;
  version?: string | undefined;
  actor: Actor;
  now: Date;
};

/** Saves a category, a brand or a remedy: refused with the problem of each wrong field, or when another version is stored. What stands there already is done. */
export function saveTerm(db: Db, kind: TermKind, change: TermChange): Promise<SaveTermResult> {
  return { categories: saveCategory, brands: saveBrand, companies: saveCompany, remedies: saveRemedy }[kind](
    db,
    change,
  );
}

async function saveCategory(db: Db, change: TermChange): Promise<SaveTermResult> {
  const read = parseTexts(categoryFields, change.texts);
  if (!read.ok) return { ok: false, reason: "problems", problems: read.problems };
  const { otherSlugs, ...row } = read.value;
  return saveIn(db, { ...change, kind: "categories", fresh: row.slug }, async (tx, id) => {
    const problems = {
      ...claimsIn({
        description: row.description,
        benefits: row.benefits.join("\n"),
        faqs: change.texts.faqs ?? "",
      }),
      ...(await slugProblems(tx, "categories", { id, slug: row.slug, otherSlugs })),
      ...(await shelfProblems(tx, id, row.forAgeMonths)),
    };
    if (Object.keys(problems).length > 0) return problems;
    const aliases = aliasesOf(otherSlugs, change.slug, row.slug);
    await withSearchTexts(
      tx,
      {
        where: id === undefined ? undefined : eq(products.formId, id),
        rename: (facts) => ({ ...facts, form: row.slug }),
      },
      async () => {
        if (id) await tx.delete(categoryAliases).where(eq(categoryAliases.categoryId, id));
        const [saved] = id
          ? await tx.update(categories).set(row).where(eq(categories.id, id)).returning({ id: categories.id })
          : await tx.insert(categories).values(row).returning({ id: categories.id });
        if (aliases.length > 0)
          await tx.insert(categoryAliases).values(aliases.map((slug) => ({ slug, categoryId: saved!.id })));
      },
    );
    return undefined;
  });
}

async function saveBrand(db: Db, change: TermChange): Promise<SaveTermResult> {
  const read = parseTexts(brandFields, change.texts);
  if (!read.ok) return { ok: false, reason: "problems", problems: read.problems };
  const { otherSlugs, maker, importer, ...facts } = read.value;
  return saveIn(db, { ...change, kind: "brands", fresh: facts.slug }, async (tx, id) => {
    const makerId = await findCompanyId(tx, { slug: maker, role: "maker" });
    const importerId = await findCompanyId(tx, { slug: importer, role: "importer" });
    const row = { ...facts, makerId: makerId ?? null, importerId: importerId ?? null };
    const problems: TermProblems = {
      ...(maker && makerId === undefined && { maker: "unknown-company" }),
      ...(importer && importerId === undefined && { importer: "unknown-company" }),
      ...claimsIn({ description: row.description }),
      ...(await slugProblems(tx, "brands", { id, slug: row.slug, otherSlugs })),
    };
    if (Object.keys(problems).length > 0) return problems;
    const aliases = aliasesOf(otherSlugs, change.slug, row.slug);
    await withSearchTexts(
      tx,
      {
        where: id === undefined ? undefined : eq(products.brandId, id),
        rename: (facts) => ({ ...facts, brand: row.slug }),
      },
      async () => {
        if (id) await tx.delete(brandAliases).where(eq(brandAliases.brandId, id));
        const [saved] = id
          ? await tx.update(brands).set(row).where(eq(brands.id, id)).returning({ id: brands.id })
          : await tx.insert(brands).values(row).returning({ id: brands.id });
        if (aliases.length > 0)
          await tx.insert(brandAliases).values(aliases.map((slug) => ({ slug, brandId: saved!.id })));
      },
    );
    return undefined;
  });
}

async function saveCompany(db: Db, change: TermChange): Promise<SaveTermResult> {
  const read = parseTexts(companyFields, change.texts);
  if (!read.ok) return { ok: false, reason: "problems", problems: read.problems };
  const row = read.value;
  return saveIn(db, { ...change, kind: "companies", fresh: row.slug }, async (tx, id) => {
    const problems: TermProblems = {
      ...(await slugProblems(tx, "companies", { id, slug: row.slug, otherSlugs: [] })),
      ...(id && (await isNamedOtherwise(tx, id, row.role)) && { role: "company-in-use" }),
    };
    if (Object.keys(problems).length > 0) return problems;
    if (id) await tx.update(companies).set(row).where(eq(companies.id, id));
    else await tx.insert(companies).values(row);
    return undefined;
  });
}

async function findCompanyId(
  tx: Db,
  { slug, role }: { slug: string | undefined; role: CompanyRole },
): Promise<number | undefined> {
  if (slug === undefined) return undefined;
  const [row] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.slug, slug), eq(companies.role, role)));
  return row?.id;
}

/** Whether a brand or product names the company in the other role. */
async function isNamedOtherwise(tx: Db, id: number, role: CompanyRole): Promise<boolean> {
  const [ofBrand, ofProduct] =
    role === "maker" ? [brands.importerId, products.importerId] : [brands.makerId, products.makerId];
  return (await tx.$count(brands, eq(ofBrand, id))) > 0 || (await tx.$count(products, eq(ofProduct, id))) > 0;
}

async function saveRemedy(db: Db, change: TermChange): Promise<SaveTermResult> {
  const read = parseTexts(remedyFields, change.texts);
  if (!read.ok) return { ok: false, reason: "problems", problems: read.problems };
  const { complementary, antidotes, inimical, ...facts } = read.value;
  const relationships = { complementary, antidotes, inimical };
  return saveIn(db, { ...change, kind: "remedies", fresh: facts.slug }, async (tx, id) => {
    const problems: TermProblems = {
      ...claimsIn({
        traditionalUses: facts.traditionalUses.join("\n"),
        keynotes: facts.keynotes.join("\n"),
      }),
      ...(await slugProblems(tx, "remedies", { id, slug: facts.slug, otherSlugs: [] })),
    };
    for (const [relation, slugs] of Object.entries(relationships)) {
      const known = slugs.length === 0 ? 0 : await tx.$count(remedies, inArray(remedies.slug, slugs));
      if (known < slugs.length) problems[relation] ??= "unknown-remedy";
    }
    if (Object.keys(problems).length > 0) return problems;
    const row = { ...facts, relationships };
    await withSearchTexts(
      tx,
      {
        where: id === undefined ? undefined : eq(products.remedyId, id),
        rename: (own) => ({ ...own, remedy: row.slug }),
      },
      async () => {
        if (id) await tx.update(remedies).set(row).where(eq(remedies.id, id));
        else await tx.insert(remedies).values(row);
      },
    );
    return undefined;
  });
}

const TABLES = { categories, brands, companies, remedies };

async function saveIn(
  db: Db,
  change: TermChange & { kind: TermKind; fresh: string },
  work: (tx: Db, id: number | undefined) => Promise<TermProblems | undefined>,
): Promise<SaveTermResult> {
  const { kind, slug, fresh, texts, version, actor, now } = change;
  const table = TABLES[kind];
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, `save ${kind}`);
    const [found] =
      slug === undefined ? [] : await tx.select({ id: table.id }).from(table).where(eq(table.slug, slug));
    const stored = found && slug !== fresh ? undefined : await findTerm(tx, kind, fresh);
    if (stored && isSameTerm(kind, stored, texts)) return { ok: true, slug: fresh };
    if (slug !== undefined && !found) return { ok: false, reason: "unknown" };
    if (slug !== undefined && version !== undefined && version !== versionOf(await findTerm(tx, kind, slug)))
      return { ok: false, reason: "changed" };
    const problems = await work(tx, found?.id);
    if (problems) return { ok: false, reason: "problems", problems };
    const act = slug === undefined ? (`create-${kind}` as const) : (`change-${kind}` as const);
    await recordAudit(tx, { by: actor, act, about: `${kind} ${fresh}`, details: {}, now });
    return { ok: true, slug: fresh };
  });
}

/** A shelf becomes one for children when nothing on it is for others. */
async function shelfProblems(
  tx: Db,
  id: number | undefined,
  forAgeMonths: number | null,
): Promise<TermProblems> {
  const fits = isForAge(forAgeMonths);
  if (id === undefined || fits === undefined) return {};
  const own = tx
    .select({ id: productCategories.productId })
    .from(productCategories)
    .where(eq(productCategories.categoryId, id));
  const misfits = await tx.$count(products, and(inArray(products.id, own), not(fits)));
  return misfits > 0 ? { forAgeMonths: "shelf-misfits" } : {};
}

/** A slug stands once: as an address of its own or as another address of one thing. */
async function slugProblems(
  tx: Db,
  kind: TermKind,
  { id = 0, slug, otherSlugs }: { id: number | undefined; slug: string; otherSlugs: string[] },
): Promise<TermProblems> {
  const table = TABLES[kind];
  const isOwnTaken = (slugs: string[]) => tx.$count(table, and(inArray(table.slug, slugs), ne(table.id, id)));
  const isAliasTaken = (slugs: string[]) => {
    if (kind === "categories")
      return tx.$count(
        categoryAliases,
        and(inArray(categoryAliases.slug, slugs), ne(categoryAliases.categoryId, id)),
      );
    if (kind === "brands")
      return tx.$count(brandAliases, and(inArray(brandAliases.slug, slugs), ne(brandAliases.brandId, id)));
    return Promise.resolve(0);
  };
  const isTaken = async (slugs: string[]) =>
    slugs.length > 0 && ((await isOwnTaken(slugs)) > 0 || (await isAliasTaken(slugs)) > 0);
  return {
    ...((await isTaken([slug])) && { slug: "slug-taken" as const }),
    ...((await isTaken(otherSlugs)) && { otherSlugs: "slug-taken" as const }),
  };
}

/** The other addresses, with the one it had until now and without the one it has from now on. */
function aliasesOf(otherSlugs: string[], old: string | undefined, fresh: string): string[] {
  return [...new Set([...otherSlugs, ...(old ? [old] : [])])].filter((slug) => slug !== fresh);
}

function claimsIn(texts: Record<string, string>): TermProblems {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([, written]) => findHealthClaims(written).length > 0)
      .map(([field]) => [field, "claims" as const]),
  );
}
