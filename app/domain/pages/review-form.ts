// What a buyer writes about an order line. A wrong field is named by a code; the sentence for each code stands in content/messages.

import { z } from "zod";
import { STARS } from "#app/domain/catalog/rating.ts";
import { FIELD_LIMITS } from "#app/domain/field-limits.ts";
import { cleanLine, cleanLines } from "#app/domain/plain-text.ts";

export type ReviewProblem = "rating" | "too-short" | "too-long" | "required";

export const SHORTEST_REVIEW = 10;

export const reviewSchema = z.object({
  rating: z.coerce.number(named("rating")).pipe(z.literal(STARS, named("rating"))),
  body: z
    .string()
    .transform(cleanLines)
    .pipe(
      z.string().min(SHORTEST_REVIEW, named("too-short")).max(FIELD_LIMITS.reviewBody, named("too-long")),
    ),
  authorName: z
    .string()
    .transform(cleanLine)
    .pipe(z.string().min(1, named("required")).max(FIELD_LIMITS.reviewAuthor, named("too-long"))),
});

export type ReviewForm = z.infer<typeof reviewSchema>;
export type ReviewField = keyof ReviewForm;

function named(problem: ReviewProblem): { error: ReviewProblem } {
  return { error: problem };
}
