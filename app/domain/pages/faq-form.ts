// What the owner fills in for a question. The answer is HTML and is sanitised where it is stored.

import { z } from "zod";
import { named, requiredLine } from "#app/domain/checkout-form.ts";

export const FAQ_TAGS = [
  "general",
  "delivery",
  "consultation",
  "store",
  "quality",
  "safety",
  "returns",
] as const;

export const faqFormSchema = z.object({
  question: requiredLine(200),
  answerHtml: z.string().trim().min(1, named("required")).max(20_000, named("too-long")),
  /** The slug of the category; empty for a general question. */
  category: z.string().max(120),
  tag: z.enum(FAQ_TAGS, named("required")),
  position: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, named("required"))
    .transform(Number),
});

export type FaqForm = z.infer<typeof faqFormSchema>;
