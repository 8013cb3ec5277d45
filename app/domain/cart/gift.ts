// A pack that comes free with goods from a sum on (decision 069): one of an order, in stock, and never a medicine.

import type { Route } from "#app/domain/catalog/route.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";

/** What a product must be to be given away. */
export type Giveable = { soldTo: SoldTo; route: Route | null };

export type GiftCandidate = Giveable & {
  productId: number;
  fromPaise: number;
  availableQuantity: number;
};

/** Whether the shop may add it unasked: supplies only. A medicine is chosen by who takes it, with a pharmacist or doctor. */
export function isGiveable({ soldTo, route }: Giveable): boolean {
  return soldTo === "anyone" && route === null;
}

/** The gift of a cart: of those that its goods reach, after all discounts, the one from the largest sum. What is bought is not given too. */
export function giftFor<Candidate extends GiftCandidate>(
  candidates: readonly Candidate[],
  { goodsPaise, boughtIds }: { goodsPaise: number; boughtIds: readonly number[] },
): Candidate | undefined {
  return candidates
    .filter(
      (each) =>
        isGiveable(each) &&
        each.availableQuantity > 0 &&
        each.fromPaise <= goodsPaise &&
        !boughtIds.includes(each.productId),
    )
    .sort((a, b) => b.fromPaise - a.fromPaise || a.productId - b.productId)[0];
}
