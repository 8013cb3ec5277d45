import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { faqCategories, faqItems } from "#app/db/schema/pages.ts";
import { GENERAL_QUESTIONS } from "#app/domain/pages/faq.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import { findFacts } from "#app/services/facts.server.ts";
import { textOf } from "#app/services/pages/content/content-html.server.ts";
import { fillFacts } from "#app/services/pages/content/fill-facts.server.ts";
import { linksInLanguage } from "#app/services/pages/content/links-in-language.server.ts";

export type Faq = { slug: string; question: string; answerHtml: string };
export type Guide = Faq & { category: string; categorySlug: string };
export type FaqLink = { slug: string; question: string; categorySlug: string };
export type FaqCategory = { slug: string; name: string; description: string; icon: string };
export type FaqCategoryWithLinks = FaqCategory & { questions: FaqLink[] };
export type FaqFound = FaqLink & { category: string | undefined; excerpt: string };

const MOST_WORDS = 8;
const EXCERPT = 170;

/** The first general questions, in the shop's order. */
export async function listGeneralFaqs(
  db: Db,
  { limit, start }: { limit: number; start: StartFacts },
): Promise<Faq[]> {
  return withFacts(db, await selectFaqs(db, isNull(faqItems.faqCategoryId)).limit(limit), start);
}

/** Entries of the knowledge base by their slugs, in that order; unknown slugs are left out. */
export async function listGuides(
  db: Db,
  { slugs, start }: { slugs: string[]; start: StartFacts },
): Promise<Guide[]> {
  const rows = await selectFaqs(db, inArray(faqItems.slug, slugs));
  const guides = await withFacts(db, rows, start);
  return slugs.flatMap((slug) =>
    guides.flatMap(({ category, categorySlug, ...faq }) =>
      faq.slug === slug && category && categorySlug ? [{ ...faq, category, categorySlug }] : [],
    ),
  );
}

/** How many questions the shop answers. */
export function countFaqs(db: Db): Promise<number> {
  return db.$count(faqItems);
}

/** The categories of the knowledge base with their questions, in the shop's order. */
export async function listFaqCategories(db: Db): Promise<FaqCategoryWithLinks[]> {
  const [categories, rows] = await Promise.all([selectCategories(db), selectFaqs(db)]);
  return categories.map((category) => ({
    ...category,
    questions: rows.filter((row) => row.categorySlug === category.slug).map(linkOf),
  }));
}

/** A category of the knowledge base with its answers, and the other categories; undefined when there is none of that slug. */
export async function findFaqCategory(
  db: Db,
  { slug, start }: { slug: string; start: StartFacts },
): Promise<{ category: FaqCategory; faqs: Faq[]; others: FaqCategory[] } | undefined> {
  const categories = await selectCategories(db);
  const category = categories.find((each) => each.slug === slug);
  if (!category) return undefined;
  const faqs = await withFacts(db, await selectFaqs(db, eq(faqCategories.slug, slug)), start);
  return { category, faqs, others: categories.filter((each) => each !== category) };
}

/** One answer with the other questions around it; undefined unless the question stands in that category ("general" for none). */
export async function findFaq(
  db: Db,
  { categorySlug, slug, start }: { categorySlug: string; slug: string; start: StartFacts },
): Promise<
  { category: FaqCategory | undefined; faq: Faq; answerText: string; others: FaqLink[] } | undefined
> {
  const isGeneral = categorySlug === GENERAL_QUESTIONS;
  const [categories, rows] = await Promise.all([
    selectCategories(db),
    selectFaqs(db, isGeneral ? isNull(faqItems.faqCategoryId) : eq(faqCategories.slug, categorySlug)),
  ]);
  const row = rows.find((each) => each.slug === slug);
  if (!row) return undefined;
  const [faq] = await withFacts(db, [row], start);
  return {
    category: categories.find((each) => each.slug === categorySlug),
    faq: faq!,
    answerText: textOf(faq!.answerHtml),
    others: rows.filter((each) => each !== row).map(linkOf),
  };
}

/** Questions in which, or in whose answers, every word of the search stands; those with it in the question first. */
export async function searchFaqs(
  db: Db,
  { search, start }: { search: string; start: StartFacts },
): Promise<FaqFound[]> {
  const words =
    search
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.slice(0, MOST_WORDS) ?? [];
  if (words.length === 0) return [];
  const answer = sql`regexp_replace(${faqItems.answerHtml}, '<[^>]+>', ' ', 'g')`;
  const every = (where: SQL) => and(...words.map((word) => sql`${where} ilike ${`%${stemOf(word)}%`}`))!;
  const rows = await selectFaqs(db, every(sql`(${faqItems.question} || ' ' || ${answer})`));
  const inQuestion = ({ question }: Faq) =>
    words.every((word) => question.toLowerCase().includes(stemOf(word)));
  const found = (await withFacts(db, rows, start)).map((row) => ({
    ...linkOf(row),
    category: row.category ?? undefined,
    excerpt: excerptOf(textOf(row.answerHtml)),
    isNear: inQuestion(row),
  }));
  return found.toSorted((a, b) => Number(b.isNear) - Number(a.isNear)).map(({ isNear: _, ...rest }) => rest);
}

type Row = Faq & { category: string | null; categorySlug: string | null };

function selectFaqs(db: Db, where?: SQL) {
  return db
    .select({
      slug: faqItems.slug,
      question: faqItems.question,
      answerHtml: faqItems.answerHtml,
      category: faqCategories.name,
      categorySlug: faqCategories.slug,
    })
    .from(faqItems)
    .leftJoin(faqCategories, eq(faqCategories.id, faqItems.faqCategoryId))
    .where(where)
    .orderBy(asc(faqItems.position), asc(faqItems.id))
    .$dynamic();
}

function selectCategories(db: Db): Promise<FaqCategory[]> {
  return db
    .select({
      slug: faqCategories.slug,
      name: faqCategories.name,
      description: faqCategories.description,
      icon: faqCategories.icon,
    })
    .from(faqCategories)
    .orderBy(asc(faqCategories.position));
}

/** Of answers only what holds now is said; fees, hours and days are named by words that the settings fill. */
async function withFacts<T extends { answerHtml: string }>(
  db: Db,
  rows: T[],
  start: StartFacts,
): Promise<T[]> {
  const known = await findFacts(db, start);
  return rows.map((row) => ({
    ...row,
    answerHtml: linksInLanguage(fillFacts(row.answerHtml, known)),
  }));
}

function linkOf({ slug, question, categorySlug }: Row): FaqLink {
  return { slug, question, categorySlug: categorySlug ?? GENERAL_QUESTIONS };
}

/** "returns" also finds "return". */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:es|s|ing|ed)$/, "") : word;
}

function excerptOf(text: string): string {
  return text.length <= EXCERPT ? text : `${text.slice(0, text.lastIndexOf(" ", EXCERPT))}…`;
}
