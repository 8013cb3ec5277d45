import { eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { packshotForm } from "#app/content/packshots/form.ts";
import { ornamentUrl, plantPicture } from "#app/content/packshots/plants.ts";
import type { Db } from "#app/db/client.server.ts";
import { oncePer } from "#app/db/once-per.ts";
import { brands, categories, products, remedies } from "#app/db/schema/catalog.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { askingPresence, countingPacks } from "#app/db/sources.server.ts";
import { comparedMrpPaise, type MrpSource } from "#app/domain/catalog/mrp-source.ts";
import type { NetUnit } from "#app/domain/catalog/pack.ts";
import { type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import { stageLook } from "#app/domain/catalog/stage.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { packPicture, pictureFacts } from "#app/services/catalog/pack-picture.server.ts";

// Samples count only where no buyer has written, as in list-reviews; here for every row of a shelf, so in one scan.
const ofBuyers = sql`filter (where not ${reviews.isSample})`;

/** SQL for the average of published reviews, one decimal. */
export const ratingAverageOf = sql<number>`round(coalesce(avg(${reviews.rating}) ${ofBuyers}, avg(${reviews.rating})), 1)::float`;

/** SQL for the average of the shown reviews of the row in `products`, one decimal; null without reviews. */
export const ratingAverage = sql<number | null>`(
  select ${ratingAverageOf} from ${reviews}
  where ${reviews.productId} = ${products.id} and ${reviews.status} = 'published'
)`;

const ratingCount = sql<number>`(
  select coalesce(nullif(count(*) ${ofBuyers}, 0), count(*))::int from ${reviews}
  where ${reviews.productId} = ${products.id} and ${reviews.status} = 'published'
)`;

const ratingIsSample = sql<boolean | null>`(
  select bool_and(${reviews.isSample}) from ${reviews}
  where ${reviews.productId} = ${products.id} and ${reviews.status} = 'published'
)`;

// By the way of the key: a join would have to stand in every select of cards.
const remedyOf = (column: AnyPgColumn) =>
  sql<string | null>`(select ${column} from ${remedies} where ${remedies.id} = ${products.remedyId})`;

/** The columns of a product card, for a select that joins `brands` and, as the product's form, `categories`. */
export function cardColumns(today: string | Placeholder) {
  return {
    ...pictureFacts,
    name: products.name,
    brandName: brands.name,
    brandSlug: brands.slug,
    formSlug: categories.slug,
    potencyScale: products.potencyScale,
    potencyNumber: products.potencyNumber,
    packSize: products.packSize,
    netQuantity: products.netQuantity,
    netUnit: products.netUnit,
    dosageForm: products.dosageForm,
    remedySlug: remedyOf(remedies.slug),
    kingdom: remedyOf(remedies.kingdom),
    pricePaise: products.pricePaise,
    mrpPaise: products.mrpPaise,
    mrpSource: products.mrpSource,
    availableQuantity: availableQuantity(today),
    ratingAverage,
    ratingCount,
    ratingIsSample,
    isBestSeller: products.isBestSeller,
    isNew: products.isNew,
    soldTo: products.soldTo,
  };
}

type CardQuery = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset?: number };

/** Product cards in the order asked for; `where` and `orderBy` speak of `products`. What a card shows is read for the rows of the page only. */
export async function selectCards(db: Db, query: CardQuery & { today: string }): Promise<ProductCard[]> {
  return readCards(db, { ids: await selectIds(db, query), today: query.today });
}

/** Which products stand on the page that is asked for, in its order. */
export async function selectIds(db: Db, query: CardQuery): Promise<number[]> {
  const page = await askingPresence(() =>
    db
      .select({ id: products.id })
      .from(products)
      .where(query.where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset ?? 0),
  );
  return page.map(({ id }) => id);
}

/** The cards of these products, in that order. */
export async function readCards(db: Db, asked: { ids: number[]; today: string }): Promise<ProductCard[]> {
  const byId = await readCardsById(db, asked);
  return asked.ids.flatMap((id) => byId.get(id) ?? []);
}

/** The cards of these products, by their ids; one that is gone has none. */
export async function readCardsById(
  db: Db,
  { ids, today }: { ids: number[]; today: string },
): Promise<Map<number, ProductCard>> {
  if (ids.length === 0) return new Map();
  const rows = await countingPacks(
    () => preparedCards(db).execute({ ids, today }),
    () => ids,
  );
  return new Map(rows.map(({ id, ...row }) => [id, productCard(row)]));
}

// The one long statement of every list: its text is made once, and each connection plans it once.
const preparedCards = oncePer((db: Db) =>
  db
    .select({ id: products.id, ...cardColumns(sql.placeholder("today")) })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.formId))
    .where(sql`${products.id} = any(${sql.placeholder("ids")}::int[])`)
    .prepare("product_cards"),
);

type CardRow = Omit<ProductCard, "potencyLabel" | "rating" | "pictureUrl" | "stage"> & {
  netQuantity: number;
  netUnit: NetUnit;
  dosageForm: string;
  remedySlug: string | null;
  kingdom: string | null;
  mrpSource: MrpSource;
  potencyScale: typeof products.$inferSelect.potencyScale;
  potencyNumber: number | null;
  ratingAverage: number | null;
  ratingCount: number;
  ratingIsSample: boolean | null;
  updatedAt: Date;
  photoUrl: string | null;
};

/** A row of `cardColumns` as the card that shelves show. */
export function productCard(row: CardRow): ProductCard {
  const {
    potencyScale,
    potencyNumber,
    ratingAverage: average,
    ratingCount: count,
    ratingIsSample: isSample,
    updatedAt,
    photoUrl,
    mrpSource,
    netQuantity,
    netUnit,
    dosageForm,
    remedySlug,
    kingdom,
    ...facts
  } = row;
  return {
    ...facts,
    mrpPaise: comparedMrpPaise({ ...facts, mrpSource }),
    potencyLabel: storedPotencyLabel(row),
    rating: average === null ? undefined : { average, count, isSample: isSample === true },
    pictureUrl: packPicture({ slug: facts.slug, updatedAt, photoUrl }),
    stage: stageLook({
      form: packshotForm({ categorySlug: facts.formSlug, dosageForm }),
      netQuantity,
      netUnit,
      plant: remedySlug === null ? undefined : plantPicture(remedySlug),
      ornamentUrl: kingdom === null ? undefined : ornamentUrl(kingdom),
    }),
  };
}

/** The potency as it is stored; undefined for a product without one. */
export function storedPotency(stored: Pick<CardRow, "potencyScale" | "potencyNumber">): Potency | undefined {
  if (stored.potencyScale === null || stored.potencyNumber === null) return undefined;
  return { scale: stored.potencyScale, number: stored.potencyNumber };
}

/** The label of the stored potency, "30 CH". */
export function storedPotencyLabel(
  stored: Pick<CardRow, "potencyScale" | "potencyNumber">,
): string | undefined {
  const potency = storedPotency(stored);
  return potency && potencyLabel(potency);
}
