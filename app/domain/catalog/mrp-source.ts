/** Where an MRP comes from: read off the label, or estimated by the shop until somebody has the pack in hand. */
export const MRP_SOURCES = ["label", "estimate"] as const;
export type MrpSource = (typeof MRP_SOURCES)[number];

/** Only what stands on the label may be called MRP or be struck through beside a lower price (Legal Metrology). */
export function comparedMrpPaise(product: {
  mrpPaise: number;
  pricePaise: number;
  mrpSource: MrpSource;
}): number {
  return product.mrpSource === "label" ? product.mrpPaise : product.pricePaise;
}
