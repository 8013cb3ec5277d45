/** What a shelf shows of a product; `availableQuantity` counts sellable packs, `rating` is absent without reviews. */
export type ProductCard = {
  slug: string;
  name: string;
  brandName: string;
  brandSlug: string;
  formSlug: string;
  potencyLabel: string | undefined;
  packSize: string;
  pricePaise: number;
  mrpPaise: number;
  availableQuantity: number;
  rating: { average: number; count: number } | undefined;
  isBestSeller: boolean;
  isNew: boolean;
  pictureUrl: string;
};

/** Address of a drawn product picture; it changes with `updatedAt`, so the file may be kept for ever. */
export function pictureUrl(product: { slug: string; updatedAt: Date }, detail: "md" | "xs" = "md"): string {
  return `/pictures/${detail}/${product.slug}.svg?v=${Math.floor(product.updatedAt.getTime() / 1000).toString(36)}`;
}

/** "Arnica Montana 30 CH, 30 ml": how a product is called in a sentence, a toast or a bill. */
export function fullName(product: {
  name: string;
  potencyLabel: string | undefined;
  packSize: string;
}): string {
  return `${[product.name, product.potencyLabel].filter(Boolean).join(" ")}, ${product.packSize}`;
}
