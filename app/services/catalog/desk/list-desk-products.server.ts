import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories, products } from "#app/db/schema/catalog.ts";
import type { DeskProduct } from "#app/domain/catalog/desk-product.ts";
import type { ProductView } from "#app/domain/catalog/product-view.ts";
import { smallPicture } from "#app/domain/picture-size.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { isAlcoholMissing, isLabelIncomplete, labelGaps } from "#app/services/catalog/label-gaps.server.ts";
import { byName, isAfterPlace, namePlace } from "#app/services/catalog/name-order.server.ts";
import { packPicture, pictureFacts } from "#app/services/catalog/pack-picture.server.ts";
import { storedPotencyLabel } from "#app/services/catalog/product-cards.server.ts";
import { isTyped } from "#app/services/catalog/typed-product.server.ts";

/** What a list of the catalogue is narrowed to; "" is all. */
export type ProductFilter = { q: string; brand: string; form: string };

/** Rows of a page, and so the most that are changed at once. */
export const DESK_PAGE = 50;

/** Products by name for the people of the shop, hidden ones too, 50 at a time after a place. */
export async function listDeskProducts(
  db: Db,
  {
    view,
    filter,
    after,
    today,
  }: { view: ProductView; filter: ProductFilter; after: string | undefined; today: string },
): Promise<{ rows: DeskProduct[]; after: string | undefined }> {
  const rows = await db
    .select({
      id: products.id,
      sku: products.sku,
      ...pictureFacts,
      name: products.name,
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      packSize: products.packSize,
      brandName: brands.name,
      mrpPaise: products.mrpPaise,
      pricePaise: products.pricePaise,
      mrpSource: products.mrpSource,
      gaps: labelGaps,
      gstPercent: products.gstPercent,
      isPublished: products.isPublished,
      freeQuantity: availableQuantity(today),
      place: namePlace,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(OF_VIEW[view], matches(filter), isAfterPlace(after)))
    .orderBy(...byName)
    .limit(DESK_PAGE + 1);
  return {
    rows: rows
      .slice(0, DESK_PAGE)
      .map(({ place: _, updatedAt, photoUrl, potencyScale, potencyNumber, ...row }) => ({
        ...row,
        potencyLabel: storedPotencyLabel({ potencyScale, potencyNumber }),
        pictureUrl: smallPicture(packPicture({ slug: row.slug, updatedAt, photoUrl })),
      })),
    after: rows.length > DESK_PAGE ? rows[DESK_PAGE - 1]!.place : undefined,
  };
}

/** Condition on `products`: what was typed means it, of that brand and form. */
export function matches({ q, brand, form }: ProductFilter): SQL | undefined {
  return and(
    isTyped(q),
    brand
      ? sql`${products.brandId} = (select ${brands.id} from ${brands} where ${brands.slug} = ${brand})`
      : undefined,
    form
      ? sql`${products.formId} = (select ${categories.id} from ${categories} where ${categories.slug} = ${form})`
      : undefined,
  );
}

const OF_VIEW: Record<ProductView, SQL | undefined> = {
  all: undefined,
  // As the partial indexes say it.
  hidden: sql`not ${products.isPublished}`,
  sale: lt(products.pricePaise, products.mrpPaise),
  featured: sql`${products.isFeatured}`,
  best: sql`${products.isBestSeller}`,
  new: sql`${products.isNew}`,
  estimated: sql`mrp_source = 'estimate'`,
  incomplete: isLabelIncomplete,
  alcohol: isAlcoholMissing,
};
