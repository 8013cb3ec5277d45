import supplyFacts from "../facts/supplies.json" with { type: "json" };
import type { ProductDraft } from "./draft.ts";

/** What doctors and families prepare doses with: plain globules, sugar of milk, vials, droppers. Prices are estimates. */
export function supplies(): ProductDraft[] {
  return supplyFacts.flatMap(({ slug, summary, searchWords, packs, ...facts }) =>
    packs.map(({ size, mrp }) => ({
      ...facts,
      factSlug: slug,
      form: "globules-and-supplies",
      packSize: size,
      mrpRupees: mrp,
      isMrpEstimated: true,
      shortDescription: summary,
      description: `A pack of ${size}. It contains no medicine.`,
      searchNames: [facts.name, searchWords],
      tags: [],
      concerns: [],
      soldTo: "anyone" as const,
      canPublishIndication: false,
      adCaution: [],
    })),
  );
}
