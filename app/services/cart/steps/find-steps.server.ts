import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { jsonRows } from "#app/db/json-rows.server.ts";
import { offerSteps } from "#app/db/schema/cart-offers.ts";
import { brands, categories, products } from "#app/db/schema/catalog.ts";
import { isStepOpen, type OfferStep } from "#app/domain/cart/offer-step.ts";

const { createdAt: _, ...ownColumns } = getTableColumns(offerSteps);

const columns = {
  ...ownColumns,
  scope: sql<string | null>`coalesce(${brands.name}, ${categories.name}, ${products.name})`,
};

/** SQL for all steps that are not paused, to come along with a cart. */
export const stepsOfShop: SQL<OfferStep[]> = jsonRows<OfferStep>(
  columns,
  sql`from ${offerSteps}
    left join ${brands} on ${brands.id} = ${offerSteps.brandId}
    left join ${categories} on ${categories.id} = ${offerSteps.formId}
    left join ${products} on ${products.id} = ${offerSteps.productId}
    where ${offerSteps.isActive}`,
);

/** All steps, those of a product, brand or form together, the smallest first. */
export async function selectSteps(db: Db, where?: SQL): Promise<OfferStep[]> {
  return db
    .select(columns)
    .from(offerSteps)
    .leftJoin(brands, eq(brands.id, offerSteps.brandId))
    .leftJoin(categories, eq(categories.id, offerSteps.formId))
    .leftJoin(products, eq(products.id, offerSteps.productId))
    .where(where)
    .orderBy(sql`${columns.scope} nulls first`, offerSteps.fromPacks, offerSteps.fromPaise, offerSteps.id);
}

/** What everybody has off on a product today, from how many packs or from goods worth how much; nothing for packs that not everybody may buy. */
export async function listStepsOfProduct(
  db: Db,
  { slug, today }: { slug: string; today: string },
): Promise<Pick<OfferStep, "percent" | "fromPacks" | "fromPaise" | "scope">[]> {
  const isItsOwn = sql`exists (select 1 from ${products} own where own.slug = ${slug} and own.sold_to = 'anyone'
    and (${offerSteps.productId} is null or ${offerSteps.productId} = own.id)
    and (${offerSteps.brandId} is null or ${offerSteps.brandId} = own.brand_id)
    and (${offerSteps.formId} is null or ${offerSteps.formId} = own.form_id))`;
  const steps = await selectSteps(db, and(eq(offerSteps.isActive, true), isItsOwn));
  return steps
    .filter((step) => isStepOpen(step, today))
    .map(({ percent, fromPacks, fromPaise, scope }) => ({ percent, fromPacks, fromPaise, scope }));
}
