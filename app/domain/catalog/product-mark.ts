/** What the desk does to many products at once: each sets one column. */
export const PRODUCT_MARKS = {
  publish: { flag: "isPublished", value: true },
  hide: { flag: "isPublished", value: false },
  feature: { flag: "isFeatured", value: true },
  unfeature: { flag: "isFeatured", value: false },
  "mark-best-seller": { flag: "isBestSeller", value: true },
  "unmark-best-seller": { flag: "isBestSeller", value: false },
  "mark-new": { flag: "isNew", value: true },
  "unmark-new": { flag: "isNew", value: false },
  "confirm-mrp": { flag: "mrpSource", value: "label" },
} as const;
export type ProductMark = keyof typeof PRODUCT_MARKS;

/** The mark of that name; undefined for none. */
export function productMarkOf(name: string): ProductMark | undefined {
  return Object.hasOwn(PRODUCT_MARKS, name) ? (name as ProductMark) : undefined;
}
