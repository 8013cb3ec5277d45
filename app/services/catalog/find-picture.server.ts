import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories, products } from "#app/db/schema/catalog.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { storedPotencyLabel } from "#app/services/catalog/product-cards.server.ts";

export type Picture = {
  formSlug: string;
  dosageForm: string;
  brandName: string;
  brandSlug: string;
  name: string;
  potencyLabel: string | undefined;
  packSize: string;
};

/** What stands on the pack of a product, to draw it, hidden ones too, for they stand in orders; undefined for an unknown slug. */
export async function findPicture(db: Db, slug: string): Promise<Picture | undefined> {
  if (slugify(slug) !== slug) return undefined;
  const [row] = await db
    .select({
      formSlug: categories.slug,
      dosageForm: products.dosageForm,
      brandName: brands.name,
      brandSlug: brands.slug,
      name: products.name,
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      packSize: products.packSize,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.formId))
    .where(eq(products.slug, slug));
  if (!row) return undefined;
  const { potencyScale, potencyNumber, ...facts } = row;
  return { ...facts, potencyLabel: storedPotencyLabel({ potencyScale, potencyNumber }) };
}
