import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";
import { settings } from "#app/db/schema/ground.ts";
import { batches } from "#app/db/schema/stock.ts";
import { settingsSchema } from "#app/domain/settings.ts";

const DEFAULT_SHELF_DAYS = settingsSchema.parse({}).checkout.minShelfDaysLeft;

/** SQL for the packs of the row in `products` that may be sold on `today` ("YYYY-MM-DD"). */
export function availableQuantity(today: string | Placeholder): SQL<number> {
  return sql<number>`(
    select coalesce(sum(${batches.quantity} - ${batches.heldQuantity}), 0)::int
    from ${batches} where ${batches.productId} = ${products}.id and ${isSellable(today)}
  )`;
}

/** SQL condition: of the row in `products` at least one pack may be sold on `today` ("YYYY-MM-DD"). */
export function isInStock(today: string): SQL {
  return sql`exists (
    select from ${batches} where ${batches.productId} = ${products}.id
    and ${hasSellable(today)}
  )`;
}

/** SQL for the same in each row of a list that is short beside the shop: looked up pack by pack, where `exists` would go through all batches. */
export function stockColumn(today: string): SQL<boolean> {
  return sql<boolean>`coalesce((
    select true from ${batches} where ${batches.productId} = ${products}.id and ${hasSellable(today)} limit 1
  ), false)`;
}

/** SQL condition on a row in `batches`: at least one of its packs may be sold on `today` ("YYYY-MM-DD"). */
export function hasSellable(today: string): SQL {
  return sql`${batches.quantity} > ${batches.heldQuantity} and ${isSellable(today)}`;
}

/** SQL condition on a row in `batches`: in quarantine or ended before `today`; its packs must not leave the shop, whoever bought them. */
export function isUnfit(today: string): SQL<boolean> {
  return sql<boolean>`(${batches.isQuarantined} or ${batches.expiresOn} < ${today}::date)`;
}

/** SQL condition on a row in `batches`: free of quarantine and with more days left than the owner's setting asks. */
export function isSellable(today: string | Placeholder): SQL {
  return sql`not ${batches.isQuarantined} and ${batches.expiresOn} > ${today}::date + ${minShelfDays}`;
}

/** SQL for how many days a batch must still keep to be sold, as the owner has set it. */
export const minShelfDays = sql<number>`coalesce(
  (select (${settings.value} ->> 'minShelfDaysLeft')::int from ${settings} where ${settings.key} = 'checkout'),
  ${DEFAULT_SHELF_DAYS}::int
)`;
