import type { RoutePath } from "#app/domain/route-path.ts";

/** The shelf of questions that belong to no category of the knowledge base. */
export const GENERAL_QUESTIONS = "general";

/** Where an answer stands; without a category it is one of the general ones. */
export function faqPath({
  categorySlug,
  slug,
}: {
  categorySlug?: string | undefined;
  slug: string;
}): RoutePath {
  return `/faq/${categorySlug ?? GENERAL_QUESTIONS}/${slug}`;
}
