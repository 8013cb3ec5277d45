import type { SoldTo } from "#app/domain/catalog/sold-to.ts";
import type { StageLook } from "#app/domain/catalog/stage.ts";
import type { PagePath } from "#app/domain/route-path.ts";
import type { ShareSubject } from "#app/domain/share-picture.ts";

/** The stars of a product; `isSample` when no buyer gave them. */
export type Rating = { average: number; count: number; isSample: boolean };

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
  rating: Rating | undefined;
  isBestSeller: boolean;
  isNew: boolean;
  soldTo: SoldTo;
  pictureUrl: string;
  stage: StageLook;
};

/** Address of a drawn product picture; it changes with `updatedAt`, so the file may be kept for ever. */
export function pictureUrl(product: { slug: string; updatedAt: Date }): string {
  return `/pictures/md/${product.slug}.svg?v=${Math.floor(product.updatedAt.getTime() / 1000).toString(36)}`;
}

/** "Arnica Montana 30 CH, 30 ml": how a product is called in a sentence, a toast or a bill. */
export function fullName(product: {
  name: string;
  potencyLabel: string | undefined;
  packSize: string;
}): string {
  return `${[product.name, product.potencyLabel].filter(Boolean).join(" ")}, ${product.packSize}`;
}

/** A product as an entry of a list: how it is called, and the path of its page. */
export function productItem(product: Parameters<typeof fullName>[0] & { slug: string }): {
  name: string;
  to: PagePath;
} {
  return { name: fullName(product), to: `/product/${product.slug}` as const };
}

/** What a shared link to a product shows. */
export function productShare(
  product: Pick<ProductCard, "slug" | "name" | "potencyLabel" | "packSize" | "brandName" | "formSlug">,
): ShareSubject {
  const { slug, name, potencyLabel, packSize, brandName, formSlug } = product;
  return { kind: "product", slug, words: [name, potencyLabel, packSize, brandName, formSlug] };
}
