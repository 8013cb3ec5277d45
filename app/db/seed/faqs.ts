import type { InferInsertModel } from "drizzle-orm";
import type { faqCategories, faqItems } from "#app/db/schema/pages.ts";
import { faqCategories as categoryFacts, faqItems as itemFacts } from "./facts.ts";

export function faqCategoryRows(): InferInsertModel<typeof faqCategories>[] {
  return categoryFacts.map((category, index) => ({ ...category, position: index + 1 }));
}

/** The ten general questions first, then those of each category; they keep that order inside their category. */
export function faqItemRows(categoryIds: Map<string, number>): InferInsertModel<typeof faqItems>[] {
  return itemFacts.map(({ category, ...item }, index) => ({
    ...item,
    faqCategoryId: category === null ? null : categoryIds.get(category)!,
    position: index + 1,
  }));
}
