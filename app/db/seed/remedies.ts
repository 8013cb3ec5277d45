import type { InferInsertModel } from "drizzle-orm";
import type { remedies } from "#app/db/schema/catalog.ts";
import { concerns, conditions, type Remedy, remedies as remedyFacts } from "./facts.ts";
import { labelName } from "./wording.ts";

const remedyBySlug = new Map(remedyFacts.map((remedy) => [remedy.slug, remedy]));

/** The remedy of that slug; throws when the facts name one that does not exist. */
export function remedyOf(slug: string): Remedy {
  const remedy = remedyBySlug.get(slug);
  if (!remedy) throw new Error(`No remedy is called "${slug}".`);
  return remedy;
}

export function remedyRows(): InferInsertModel<typeof remedies>[] {
  return remedyFacts.map(
    ({ name, commonPotencies, availableAs, reckewegListed, isControlledSource, ...remedy }) => ({
      ...remedy,
      name: labelName(name),
    }),
  );
}

const everyday = new Set([
  ...concerns.flatMap((concern) => concern.remedies),
  ...conditions.flatMap((condition) => condition.remedies.map(({ slug }) => slug)),
]);

/** Asked for at the counter every day: some concern or condition names it. */
export function isEveryday({ slug }: Remedy): boolean {
  return everyday.has(slug);
}

/** A remedy that the classical authors describe at length: its neighbours are recorded. */
export function isClassical({ relationships }: Remedy): boolean {
  return Object.values(relationships).some((slugs) => slugs.length > 0);
}

/** One of the great remedies, which makers sell up to CM. */
export function isPolychrest({ commonPotencies }: Remedy): boolean {
  return commonPotencies.includes("CM");
}
