import { type Remedy, remedies } from "../facts.ts";
import { isEveryday, isPolychrest } from "../remedies.ts";
import type { ProductDraft } from "./draft.ts";
import { remedyProduct } from "./remedy-product.ts";

/** Estimates, all of them: the owner compares size and price with the pack before selling. */
const RUPEES_IN_30_C = {
  "1 dram (4 g) globules": 45,
  "2 dram (8 g) globules": 65,
  "30 g globules": 120,
};
const RUPEES_IN_200_C = { "2 dram (8 g) globules": 75 };

/** The everyday remedies as sugar globules in the maker's sealed vial, for whoever takes no alcohol; the great ones in 200 C too. */
export function medicatedGlobules(): ProductDraft[] {
  return remedies
    .filter((remedy) => isEveryday(remedy) && !remedy.isControlledSource)
    .flatMap((remedy) => [
      ...vials(remedy, "30C", RUPEES_IN_30_C),
      ...(isPolychrest(remedy) ? vials(remedy, "200C", RUPEES_IN_200_C) : []),
    ]);
}

function vials(remedy: Remedy, potency: string, rupees: Record<string, number>): ProductDraft[] {
  if (!remedy.commonPotencies.includes(potency)) return [];
  return Object.entries(rupees).flatMap(
    ([packSize, mrpRupees]) =>
      remedyProduct(remedy, "globules", {
        brand: "sbl",
        potency,
        packSize,
        mrpRupees,
        isMrpEstimated: true,
      }) ?? [],
  );
}
