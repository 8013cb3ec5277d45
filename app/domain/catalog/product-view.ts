/** How the people of the shop look at the catalogue. */
export const PRODUCT_VIEWS = [
  "all",
  "hidden",
  "sale",
  "featured",
  "best",
  "new",
  "estimated",
  "incomplete",
  "alcohol",
] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];
