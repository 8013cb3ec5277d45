// What a buyer writes about an order line.

import { STARS } from "#app/domain/catalog/rating.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import { andThen, type FormOf, type ProblemOf, wrong } from "#app/domain/form/form.ts";
import { lines } from "#app/domain/form/form-fields.ts";
import { requiredName } from "#app/domain/form/person-name.ts";
import { ok } from "#app/domain/result.ts";

const SHORTEST_REVIEW = 10;

export const reviewFields = {
  rating: (typed: string) => {
    const stars = STARS.find((each) => String(each) === typed.trim());
    return stars === undefined ? wrong("rating") : ok(stars);
  },
  body: andThen(lines(FIELD_LIMITS.reviewBody), (body) =>
    body.length < SHORTEST_REVIEW ? wrong("too-short") : ok(body),
  ),
  authorName: requiredName(FIELD_LIMITS.reviewAuthor),
};

type ReviewForm = FormOf<typeof reviewFields>;
export type ReviewField = keyof ReviewForm;
export type ReviewProblem = ProblemOf<typeof reviewFields>;
