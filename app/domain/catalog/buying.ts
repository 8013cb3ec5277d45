// Whether the pack of a page can be bought, and what its one button does instead.

import { type Choice, choicesForSale, type ProductChoices } from "#app/domain/catalog/product-choice.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";

export type Buying =
  | { kind: "ready" }
  | { kind: "doctor-only" }
  /** `instead` is the pack of this potency and brand that is sold at retail; undefined when there is none. */
  | { kind: "not-for-retail"; instead: Choice | undefined }
  /** `others` can be bought now, and stand together in one place of the page. */
  | { kind: "sold-out"; others: Choice[]; place: "brands" | "choices" }
  | { kind: "sold-out-everywhere" };

/** The state of a pack: the law first, then the stock; who finds it sold out is led to the same potency of other brands, else to other potencies and packs. */
export function buyingOf({
  soldTo,
  availableQuantity,
  netUnit,
  choices,
}: {
  soldTo: SoldTo;
  availableQuantity: number;
  netUnit: string;
  choices: ProductChoices;
}): Buying {
  if (soldTo === "prescription") return { kind: "doctor-only" };
  if (soldTo === "nobody") {
    const packs = choicesForSale(choices, ["pack"]);
    const instead = packs.findLast(({ unit }) => unit.per === netUnit) ?? packs[0];
    return { kind: "not-for-retail", instead };
  }
  if (availableQuantity > 0) return { kind: "ready" };
  const brands = choicesForSale(choices, ["brand"]);
  if (brands.length > 0) return { kind: "sold-out", others: brands, place: "brands" };
  const others = choicesForSale(choices, ["pack", "potency"]);
  return others.length > 0 ? { kind: "sold-out", others, place: "choices" } : { kind: "sold-out-everywhere" };
}
