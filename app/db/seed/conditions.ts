import type { InferInsertModel } from "drizzle-orm";
import type { bodySystems, conditions } from "#app/db/schema/pages-conditions.ts";
import { bodySystems as bodySystemFacts, type Condition, conditions as conditionFacts } from "./facts.ts";
import { potencyWords } from "./wording.ts";

export function bodySystemRows(): InferInsertModel<typeof bodySystems>[] {
  return bodySystemFacts.map((bodySystem, index) => ({ ...bodySystem, position: index + 1 }));
}

/** The conditions in the order of their body system, with those of their products that are on our shelf. */
export function conditionRows(context: {
  bodySystemIds: Map<string, number>;
  mainPacks: Map<string, string>;
}): InferInsertModel<typeof conditions>[] {
  return conditionFacts.map(({ bodySystem, products, ...condition }, index) => ({
    ...condition,
    bodySystemId: context.bodySystemIds.get(bodySystem)!,
    remedies: condition.remedies.map((remedy) => ({ ...remedy, potency: potencyWords(remedy.potency) })),
    brandChoices: condition.brandChoices.map((choice) => ({
      ...choice,
      potency: potencyWords(choice.potency),
    })),
    productSlugs: products
      .map((factSlug) => context.mainPacks.get(factSlug))
      .filter((slug) => slug !== undefined),
    faqs: hasProductOffer(condition)
      ? condition.faqs
      : condition.faqs.filter(({ question, answer }) => !NAMES_A_MEDICINE.test(`${question} ${answer}`)),
    hasProductOffer: hasProductOffer(condition),
    position: index + 1,
  }));
}

/**
 * Entries of the schedules that are so wide ("disorders of the nervous system", "fevers in general", "psychiatric
 * disorders", "improvement of memory") that even an everyday discomfort may fall under them: no medicine is offered there.
 */
const WIDE_AREAS = ["brain-nerve", "mental-health", "fever", "memory"];

/** An answer about what to take is an offer too. */
const NAMES_A_MEDICINE =
  /\b(medicines? (?:here|replace)|these|take them|be taken|drops|dilutions?|tissue|tonics?|remed(?:y|ies)|a course|bottle|ignatia)\b/i;

function hasProductOffer({ adCaution }: Pick<Condition, "adCaution">): boolean {
  return !WIDE_AREAS.some((area) => adCaution.includes(area));
}
