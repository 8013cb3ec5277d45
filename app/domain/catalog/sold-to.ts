// Who may buy a pack at retail.

/** From open to closed: everybody, only who has a doctor's prescription for it, nobody (hospitals and clinics ask for a quote). */
export const SOLD_TO = ["anyone", "prescription", "nobody"] as const;
export type SoldTo = (typeof SOLD_TO)[number];

/** True when the shop sells the pack to everybody: no hospital pack, nothing that a doctor must prescribe. */
export function isForSale({ soldTo }: { soldTo: SoldTo }): boolean {
  return soldTo === "anyone";
}

/** The one that lets fewer people buy. */
export function strictest(a: SoldTo, b: SoldTo): SoldTo {
  return SOLD_TO.indexOf(a) > SOLD_TO.indexOf(b) ? a : b;
}
