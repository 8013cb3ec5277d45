import type { InferInsertModel } from "drizzle-orm";
import type { brandAliases, brands } from "#app/db/schema/catalog.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { settingsSchema } from "#app/domain/settings.ts";
import { type Brand, brands as makers } from "./facts.ts";

type BrandRow = InferInsertModel<typeof brands>;

const { shop } = settingsSchema.parse({});

/** The label of what the shop itself packs from sealed packs of the makers. */
const house: Brand = {
  slug: "house",
  name: shop.name,
  fullName: `${shop.name} (packed at the shop)`,
  country: "India",
  foundedYear: null,
  headquarters: `${shop.address.town}, ${shop.address.state}`,
  specialties: ["Medicine kits"],
  description:
    "Kits that our pharmacist puts together at the shop from sealed packs. Each lists what is inside. Each bottle keeps its own label, batch number and expiry date.",
  isFeatured: false,
  aliases: ["store kits"],
};

/** The makers and the shop's own label. */
const allBrands: Brand[] = [...makers, house];

const brandBySlug = new Map(allBrands.map((brand) => [brand.slug, brand]));

/** The brand of that slug; throws when the facts name one that does not exist. */
export function brandOf(slug: string): Brand {
  const brand = brandBySlug.get(slug);
  if (!brand) throw new Error(`No brand is called "${slug}".`);
  return brand;
}

export function brandRows(): BrandRow[] {
  return allBrands;
}

/** Slugs that menus, sitemaps and habit use for a brand: "sbl-homeopathy", "dr-reckeweg", "bakson". */
export function brandAliasRows(idOf: Map<string, number>): InferInsertModel<typeof brandAliases>[] {
  const canonical = new Set(allBrands.map(({ slug }) => slug));
  const taken = new Set<string>();
  return allBrands.flatMap((brand) =>
    [
      brand.name,
      brand.fullName,
      ...brand.aliases,
      `${brand.slug} homeopathy`,
      ...(MORE_ALIASES[brand.slug] ?? []),
    ]
      .map(slugify)
      .filter((slug) => slug !== "" && !canonical.has(slug) && !taken.has(slug) && taken.add(slug))
      .map((slug) => ({ slug, brandId: idOf.get(brand.slug)! })),
  );
}

const MORE_ALIASES: Record<string, string[]> = {
  sbl: ["sbl private limited", "sbl india"],
  reckeweg: ["dr reckeweg germany"],
  schwabe: ["dr schwabe", "schwabe germany"],
  baksons: ["baksons homeopathy", "bakson homeopathy"],
  allen: ["allen homeopathy", "allen homoeo herbals"],
  bjain: ["b jain pharmaceuticals"],
};
