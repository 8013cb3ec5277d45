import { tissueSalts } from "../facts.ts";
import { remedyOf } from "../remedies.ts";
import type { ProductDraft } from "./draft.ts";
import { BIOCHEMIC_450_G_RUPEES, BIOCHEMIC_BJAIN_25_G_RUPEES } from "./price-table.ts";
import { remedyProduct } from "./remedy-product.ts";

/** The twelve tissue salts of Schuessler as tablets: every potency of three makers, and big tins of the popular one. */
export function biochemics(): ProductDraft[] {
  return tissueSalts.flatMap((salt) => {
    const everyPotency = salt.packs.flatMap((pack) =>
      salt.potencies.map((potency) => ({ ...pack, potency, isMrpEstimated: false })),
    );
    const popular = { potency: salt.popularPotency };
    const packs = [
      ...everyPotency,
      { ...popular, brand: "sbl", size: "450 g", mrp: BIOCHEMIC_450_G_RUPEES, isMrpEstimated: false },
      { ...popular, brand: "bjain", size: "25 g", mrp: BIOCHEMIC_BJAIN_25_G_RUPEES, isMrpEstimated: true },
    ];
    return packs.flatMap(({ brand, potency, size, mrp, isMrpEstimated }) => {
      const { hsn, gstPercent } = salt;
      const pack = {
        brand,
        potency,
        packSize: size,
        mrpRupees: mrp,
        isMrpEstimated,
        tax: { hsn, gstPercent },
      };
      const draft = remedyProduct(remedyOf(salt.remedy), "biochemic", pack);
      return draft ? [withSchuessler(draft, salt.keywords)] : [];
    });
  });
}

function withSchuessler(draft: ProductDraft, keywords: string[]): ProductDraft {
  const searchNames = [...draft.searchNames, "tissue salt", "bio chemic"];
  if (!draft.canPublishIndication) return { ...draft, searchNames };
  return {
    ...draft,
    searchNames,
    shortDescription: `Tissue salt tablets in Schuessler's scheme. Traditionally used for: ${keywords.join("; ")}.`,
  };
}
