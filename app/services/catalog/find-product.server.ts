import { and, eq, type SQL, sql } from "drizzle-orm";
import { brandPrint } from "#app/content/packshots/brand-print.ts";
import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import {
  brands,
  categories,
  productCategories,
  productImages,
  products,
  productTags,
  remedies,
} from "#app/db/schema/catalog.ts";
import { batches } from "#app/db/schema/stock.ts";
import { countingPacks } from "#app/db/sources.server.ts";
import { printedDose } from "#app/domain/catalog/label-dose.ts";
import { productChoices } from "#app/domain/catalog/product-choice.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { isSellable } from "#app/services/catalog/availability.server.ts";
import { importerOfProduct, makerOfProduct } from "#app/services/catalog/companies.server.ts";
import { listRelated } from "#app/services/catalog/list-related.server.ts";
import { listReviews } from "#app/services/catalog/list-reviews.server.ts";
import { listSiblings } from "#app/services/catalog/list-siblings.server.ts";
import { cardColumns, productCard } from "#app/services/catalog/product-cards.server.ts";

const RELATED = 4;
type Asked = { slug: string; today: string };

/** The product of an address with everything around it; undefined for an unknown or unpublished one. */
export async function findProduct(
  readKept: ReadKept,
  { slug, today }: Asked,
): Promise<ProductPage | undefined> {
  if (slugify(slug) !== slug) return undefined;
  const found = await readKept(readProduct, { slug, today });
  if (!found) return undefined;
  const related = await listRelated(readKept, { productId: found.id, today, limit: RELATED });
  return { ...found.product, related };
}

async function readProduct(
  db: Db,
  { slug, today }: Asked,
): Promise<{ id: number; product: Omit<ProductPage, "related"> } | undefined> {
  const row = await countingPacks(
    () => findRow(db, { slug, today }),
    (found) => (found ? [found.own.id] : []),
  );
  if (!row) return undefined;
  const { own, card, remedy } = row;
  const [reviews, siblings] = await Promise.all([
    listReviews(db, { productId: own.id, limit: 20 }),
    listSiblings(db, { product: { ...own, name: card.name }, today }),
  ]);
  const product = {
    ...row.facts,
    ...productCard(card),
    brandColour: brandPrint(card.brandSlug, card.brandName).colour,
    alcoholPercent: row.facts.alcoholPercent ?? undefined,
    barcode: row.facts.barcode ?? undefined,
    labelDose: printedDose(row.facts),
    route: row.facts.route ?? undefined,
    minAgeMonths: row.facts.minAgeMonths ?? undefined,
    seoTitle: row.facts.seoTitle ?? undefined,
    seoDescription: row.facts.seoDescription ?? undefined,
    form: row.form,
    categories: row.categories,
    tags: row.tags,
    images: row.images,
    remedy: remedy ?? undefined,
    nextBatch: row.nextBatch ?? undefined,
    reviews,
    choices: productChoices({ slug, siblings }),
  };
  return { id: own.id, product };
}

async function findRow(db: Db, { slug, today }: { slug: string; today: string }) {
  const [row] = await db
    .select({
      own: {
        id: products.id,
        remedyId: products.remedyId,
        brandId: products.brandId,
        formId: products.formId,
      },
      card: cardColumns(today),
      facts: {
        netQuantity: products.netQuantity,
        netUnit: products.netUnit,
        dosageForm: products.dosageForm,
        barcode: products.barcode,
        alcoholPercent: products.alcoholPercent,
        maker: makerOfProduct,
        importer: importerOfProduct,
        mrpSource: products.mrpSource,
        originCountry: products.originCountry,
        shortDescription: products.shortDescription,
        description: products.description,
        ingredients: products.ingredients,
        soldTo: products.soldTo,
        labelDose: products.labelDose,
        route: products.route,
        minAgeMonths: products.minAgeMonths,
        seoTitle: products.seoTitle,
        seoDescription: products.seoDescription,
      },
      form: { slug: categories.slug, name: categories.name },
      remedy: {
        slug: remedies.slug,
        name: remedies.name,
        abbreviation: remedies.abbreviation,
        commonNames: remedies.commonNames,
      },
      categories: categoriesOfProduct,
      tags: sql<string[]>`array(
        select ${productTags.tag} from ${productTags} where ${productTags.productId} = ${products.id} order by 1
      )`,
      images: imagesOfProduct,
      nextBatch: nextBatch(today),
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.formId))
    .leftJoin(remedies, eq(remedies.id, products.remedyId))
    .where(and(eq(products.slug, slug), eq(products.isPublished, true)));
  return row;
}

const categoriesOfProduct = sql<ProductPage["categories"]>`(
  select coalesce(
    json_agg(json_build_object('slug', own.slug, 'name', own.name, 'kind', own.kind) order by own.kind desc, own.position),
    '[]'
  )
  from ${categories} own where own.id in (
    select ${productCategories.categoryId} from ${productCategories} where ${productCategories.productId} = ${products.id}
  )
)`;

const imagesOfProduct = sql<ProductPage["images"]>`(
  select coalesce(
    json_agg(json_build_object('url', ${productImages.url}, 'alt', ${productImages.alt}) order by ${productImages.position}),
    '[]'
  )
  from ${productImages} where ${productImages.productId} = ${products.id}
)`;

function nextBatch(today: string): SQL<{ number: string; expiresOn: string } | null> {
  return sql`(
    select json_build_object('number', ${batches.number}, 'expiresOn', ${batches.expiresOn}) from ${batches}
    where ${batches.productId} = ${products.id} and ${batches.quantity} > ${batches.heldQuantity} and ${isSellable(today)}
    order by ${batches.expiresOn}, ${batches.id} limit 1
  )`;
}
