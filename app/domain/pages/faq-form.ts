// What the owner fills in for a question. The answer is HTML and is sanitised where it is stored.

import { type FormOf, wrong } from "#app/domain/form/form.ts";
import { choice, requiredHtml, requiredLine, wholeNumber } from "#app/domain/form/form-fields.ts";
import { ok } from "#app/domain/result.ts";

const FAQ_TAGS = ["general", "delivery", "consultation", "store", "quality", "safety", "returns"] as const;

export const faqFields = {
  question: requiredLine(200),
  answerHtml: requiredHtml(20_000),
  /** The slug of the category; empty for a general question. */
  category: (typed: string) => (typed.length > 120 ? wrong("too-long") : ok(typed)),
  tag: choice(FAQ_TAGS, "required"),
  position: wholeNumber({ min: 0, max: 9_999 }, "required"),
};

export type FaqForm = FormOf<typeof faqFields>;
