import { asc, eq } from "drizzle-orm";
import { shopWords } from "#app/content/pages/shop-words.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { faqCategories, faqItems } from "#app/db/schema/pages.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { type ClaimFinding, findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { FACTS } from "#app/domain/fact.ts";
import { faqSlug } from "#app/domain/form/slug.ts";
import { sectionFaults, withAllParts } from "#app/domain/pages/fact-sections.ts";
import type { FaqForm } from "#app/domain/pages/faq-form.ts";
import { fillPlaceholders } from "#app/domain/pages/placeholders.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { sanitiseContent } from "#app/services/pages/content/content-html.server.ts";
import { isEverEmpty } from "#app/services/pages/content/save-content.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { type Removed, removeForNow } from "#app/services/undo.server.ts";
import { versionOf } from "#app/services/version.server.ts";

export type FaqToEdit = Omit<FaqForm, "position"> & { slug: string; position: number };

/** Every question with the name of its category, in the order of the page. */
export function listFaqsToEdit(db: Db) {
  return db
    .select({
      slug: faqItems.slug,
      question: faqItems.question,
      category: faqCategories.name,
      position: faqItems.position,
    })
    .from(faqItems)
    .leftJoin(faqCategories, eq(faqCategories.id, faqItems.faqCategoryId))
    .orderBy(asc(faqCategories.position), asc(faqItems.position), asc(faqItems.id));
}

/** A question as it is stored, with its placeholders; undefined without one of that slug. */
export async function findFaqToEdit(db: Db, slug: string): Promise<FaqToEdit | undefined> {
  const [row] = await db
    .select({ item: faqItems, category: faqCategories.slug })
    .from(faqItems)
    .leftJoin(faqCategories, eq(faqCategories.id, faqItems.faqCategoryId))
    .where(eq(faqItems.slug, slug));
  if (!row) return undefined;
  const { question, answerHtml, tag, position } = row.item;
  return { slug, question, answerHtml, tag, position, category: row.category ?? "" };
}

export type FaqRefusal =
  | "claims"
  | "unknown-fact"
  | "nothing-left"
  | "no-category"
  | "taken"
  | "not-found"
  | "changed";

/** Adds a question, or changes the one of `slug`, whose address stays; refuses what promises too much, and when another `version` of it is stored. */
export async function saveFaq(
  db: Db,
  {
    slug,
    form,
    version,
    actor,
    now,
  }: { slug: string | undefined; form: FaqForm; version?: string | undefined; actor: Actor; now: Date },
): Promise<Result<{ slug: string }, FaqRefusal>> {
  const answerHtml = sanitiseContent(form.answerHtml);
  if (isEverEmpty(answerHtml)) return refused("nothing-left");
  if (sectionFaults(answerHtml, Object.keys(FACTS)).length > 0) return refused("unknown-fact");
  if ((await findFaqClaims(db, form)).length > 0) return refused("claims");
  return inTransaction(db, async (tx) => {
    if (slug !== undefined && version !== undefined && (await lockedVersion(tx, slug)) !== version)
      return refused("changed");
    const categoryId = form.category ? await findCategoryId(tx, form.category) : null;
    if (categoryId === undefined) return refused("no-category");
    const { question, tag, position } = form;
    const facts = { question, tag, position, answerHtml, faqCategoryId: categoryId };
    const stored = slug === undefined ? await addFaq(tx, facts) : await changeFaq(tx, slug, facts);
    if (!stored) return refused(slug === undefined ? "taken" : "not-found");
    await recordAudit(tx, {
      by: actor,
      act: slug === undefined ? "add-faq" : "change-faq",
      about: `question ${stored}`,
      details: { question },
      now,
    });
    return ok({ slug: stored });
  });
}

/** Takes a question away; it can be put back. */
export function removeFaq(
  db: Db,
  { slug, ...by }: { slug: string; actor: Actor; now: Date },
): Promise<Result<Removed, "not-found">> {
  return removeForNow(db, faqItems, {
    where: eq(faqItems.slug, slug),
    act: "remove-faq",
    about: `question ${slug}`,
    told: ["question", "answer_html"],
    ...by,
  });
}

/** The sentences of a question and its answer that promise too much. */
export async function findFaqClaims(
  db: Db,
  { question, answerHtml }: Pick<FaqForm, "question" | "answerHtml">,
): Promise<ClaimFinding[]> {
  const words = shopWords(await findSettings(db));
  return findHealthClaims(
    fillPlaceholders(`<p>${question}</p>${withAllParts(sanitiseContent(answerHtml))}`, words),
  );
}

async function lockedVersion(tx: Db, slug: string): Promise<string> {
  await tx.select({ id: faqItems.id }).from(faqItems).where(eq(faqItems.slug, slug)).for("update");
  return versionOf(await findFaqToEdit(tx, slug));
}

type Facts = Pick<
  typeof faqItems.$inferInsert,
  "question" | "answerHtml" | "tag" | "position" | "faqCategoryId"
>;

async function addFaq(tx: Db, facts: Facts): Promise<string | undefined> {
  const slug = faqSlug(facts.question);
  if (slug === "") return undefined;
  const [row] = await tx
    .insert(faqItems)
    .values({ ...facts, slug })
    .onConflictDoNothing()
    .returning({ slug: faqItems.slug });
  return row?.slug;
}

async function changeFaq(tx: Db, slug: string, facts: Facts): Promise<string | undefined> {
  const [row] = await tx
    .update(faqItems)
    .set(facts)
    .where(eq(faqItems.slug, slug))
    .returning({ slug: faqItems.slug });
  return row?.slug;
}

async function findCategoryId(tx: Db, slug: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: faqCategories.id })
    .from(faqCategories)
    .where(eq(faqCategories.slug, slug));
  return row?.id;
}
