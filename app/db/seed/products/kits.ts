import kitFacts from "../facts/kits.json" with { type: "json" };
import { bachFlowers, concerns } from "../facts.ts";
import { remedyOf } from "../remedies.ts";
import { labelName } from "../wording.ts";
import type { ProductDraft } from "./draft.ts";
import { HOMEOPATHIC_TAX } from "./price-table.ts";

/** Boxes that the shop puts together from sealed vials and bottles of the makers; each names all that is in it. */
export function kits(): ProductDraft[] {
  return kitFacts.map(({ slug, name, size, mrp, indication, remedies }) => ({
    ...HOMEOPATHIC_TAX,
    factSlug: slug,
    brand: "house",
    form: "homeopathy-kits",
    dosageForm: "kit",
    name,
    code: name.replace(/[^A-Za-z0-9]+/g, "").slice(0, 12),
    packSize: size,
    mrpRupees: mrp,
    isMrpEstimated: true,
    shortDescription: indication,
    description: `${indication} Each vial or bottle keeps its maker's seal, label, batch and expiry.`,
    ingredients:
      remedies === "bach-flowers"
        ? bachFlowers.map(({ name: flower }) => `${flower} Bach Flower`)
        : (remedies as string[]).map((remedy) => `${labelName(remedyOf(remedy).name)} 30 CH globules`),
    searchNames: [name, "kit box set"],
    tags: ["Kit"],
    concerns: concerns.filter(({ products }) => products.includes(slug)).map((concern) => concern.slug),
    soldTo: "anyone",
    canPublishIndication: true,
    adCaution: [],
  }));
}
