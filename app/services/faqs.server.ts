import { asc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { faqCategories, faqItems } from "#app/db/schema/pages.ts";

export type Faq = { slug: string; question: string; answerHtml: string };
export type Guide = Faq & { category: string };

/** The first general questions, in the shop's order. */
export function listGeneralFaqs(db: Db, { limit }: { limit: number }): Promise<Faq[]> {
  return db
    .select({ slug: faqItems.slug, question: faqItems.question, answerHtml: faqItems.answerHtml })
    .from(faqItems)
    .where(isNull(faqItems.faqCategoryId))
    .orderBy(asc(faqItems.position))
    .limit(limit);
}

/** Entries of the knowledge base by their slugs, in that order; unknown slugs are left out. */
export async function listGuides(db: Db, slugs: string[]): Promise<Guide[]> {
  const rows = await db
    .select({
      slug: faqItems.slug,
      question: faqItems.question,
      answerHtml: faqItems.answerHtml,
      category: faqCategories.name,
    })
    .from(faqItems)
    .innerJoin(faqCategories, eq(faqCategories.id, faqItems.faqCategoryId))
    .where(inArray(faqItems.slug, slugs));
  return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug));
}
