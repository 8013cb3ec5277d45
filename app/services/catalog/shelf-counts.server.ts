import type { ReadKept } from "#app/db/readings.server.ts";
import { whateverIsInStock } from "#app/db/sources.server.ts";
import { NO_FILTER, type ShelfFilter } from "#app/domain/catalog/shop-filter.ts";
import { countFilter } from "#app/services/catalog/list-facets.server.ts";
import { readShelfColumns } from "#app/services/catalog/shelf-columns.server.ts";

/** The brand under which the shop packs its own kits. */
const HOUSE_BRAND = "house";

type Counted = { slug: string; name: string; productCount: number };
export type ShelfCounts = {
  productCount: number;
  /** How many brands; of the whole shelf how many makers, of which the shop's own label is none. */
  brandCount: number;
  /** Those with most products first. */
  brands: Counted[];
  /** Medicine forms, those with most products first. */
  forms: Counted[];
  /** By the slug of a brand or category. */
  ofBrand(slug: string): number;
  ofCategory(slug: string): number;
};

/** How many packs stand on the shelf on `today`, in all or of one brand or category by its canonical slug. */
export async function countShelf(
  readKept: ReadKept,
  { today, brand, category }: { today: string; brand?: string; category?: string },
): Promise<ShelfCounts> {
  const shelf = await whateverIsInStock(() => readKept(readShelfColumns, today));
  // What is chosen as a condition does not keep others from being counted as categories.
  const filter: ShelfFilter = {
    ...NO_FILTER,
    brands: brand === undefined ? [] : [brand],
    ...(category !== undefined && { condition: category }),
  };
  const { brands, categories } = countFilter(shelf, filter, "packs");
  const counted = (facet: { slug: string; name: string; count: number }) => ({
    ...{ slug: facet.slug, name: facet.name },
    productCount: facet.count,
  });
  const ofBrands = (brand === undefined ? brands : brands.filter(({ slug }) => slug === brand))
    .filter(({ count }) => count > 0)
    .map(counted);
  const ofCategories = new Map(categories.map(({ slug, count }) => [slug, count]));
  const forms = categories.filter(({ kind, count }) => kind === "form" && count > 0).map(counted);
  return {
    productCount: ofBrands.reduce((sum, { productCount }) => sum + productCount, 0),
    brandCount: ofBrands.filter(({ slug }) => category !== undefined || slug !== HOUSE_BRAND).length,
    brands: ofBrands,
    forms: forms.sort((a, b) => b.productCount - a.productCount),
    ofBrand: (slug) => ofBrands.find((each) => each.slug === slug)?.productCount ?? 0,
    ofCategory: (slug) => ofCategories.get(slug) ?? 0,
  };
}
