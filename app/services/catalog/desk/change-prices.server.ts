import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { priceChanges } from "#app/db/schema/catalog-changes.ts";
import { type Actor, actorColumns } from "#app/domain/actor.ts";

type Prices = { mrpPaise: number; pricePaise: number };
export type PriceChange = { productId: number; old: Prices; now: Prices };
export type PriceOccasion = {
  /** Prices that change together can be taken back together. */
  changeSet: string;
  reason: (typeof priceChanges.$inferInsert)["reason"];
  actor: Actor;
  now: Date;
};

/** Puts prices on products and writes the history, a statement each. */
export async function changePrices(tx: Db, changes: PriceChange[], occasion: PriceOccasion): Promise<void> {
  const real = changes.filter(isReal);
  if (real.length === 0) return;
  const rows = real.map(({ productId, now }) => ({ id: productId, ...now }));
  await tx.execute(sql`
    update ${products} set price_paise = fresh."pricePaise", mrp_paise = fresh."mrpPaise",
      updated_at = ${occasion.now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(id int, "pricePaise" int, "mrpPaise" int)
    where ${products}.id = fresh.id
  `);
  await recordPriceChanges(tx, real, occasion);
}

/** Writes down what products cost before and after. */
export async function recordPriceChanges(
  tx: Db,
  changes: PriceChange[],
  { changeSet, reason, actor, now: changedAt }: PriceOccasion,
): Promise<void> {
  const rows = changes.filter(isReal).map(({ productId, old, now }) => ({
    productId,
    changeSet,
    reason,
    oldMrpPaise: old.mrpPaise,
    newMrpPaise: now.mrpPaise,
    oldPricePaise: old.pricePaise,
    newPricePaise: now.pricePaise,
    ...actorColumns(actor),
    changedAt,
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await tx.insert(priceChanges).values(rows.slice(start, start + ROWS_PER_STATEMENT));
}

const ROWS_PER_STATEMENT = 1_000;

function isReal({ old, now }: PriceChange): boolean {
  return old.pricePaise !== now.pricePaise || old.mrpPaise !== now.mrpPaise;
}
