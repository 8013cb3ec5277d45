import { createHash, randomUUID } from "node:crypto";
import { and, asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { priceChanges, salePeriods } from "#app/db/schema/catalog-changes.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor, ActorKind, ShownActor } from "#app/domain/actor.ts";
import { type PriceStep, priceByPercent } from "#app/domain/catalog/price-change.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { changePrices } from "#app/services/catalog/desk/change-prices.server.ts";
import { matches, type ProductFilter } from "#app/services/catalog/desk/list-desk-products.server.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { shownActor } from "#app/services/shown-actor.server.ts";

/** Which prices change; of chosen `skus` only these. */
export type PercentWish = {
  filter: ProductFilter;
  skus?: string[];
  percent: number;
  stepPaise: PriceStep;
};
type PlannedPrice = {
  productId: number;
  sku: string;
  name: string;
  mrpPaise: number;
  oldPricePaise: number;
  newPricePaise: number;
};
export type PercentPlan = {
  changes: PlannedPrice[];
  /** Products of the filter whose price belongs to a running sale: left out. */
  onSaleCount: number;
  /** Names the plan exactly: what is confirmed is what was shown. */
  digest: string;
};
export type PriceSet = {
  changeSet: string;
  changeCount: number;
  actor: ShownActor;
  changedAt: Date;
  isUndone: boolean;
};

/** What a change by per cent would do; products that keep their price are not in it. */
export async function planPercent(db: Db, wish: PercentWish, { lock = false } = {}): Promise<PercentPlan> {
  const select = db
    .select({
      productId: products.id,
      sku: products.sku,
      name: products.name,
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      packSize: products.packSize,
      mrpPaise: products.mrpPaise,
      pricePaise: products.pricePaise,
      isOnSale: sql<boolean>`exists (
        select 1 from ${salePeriods} own where own.product_id = ${products}.id and own.status = 'running'
      )`,
    })
    .from(products)
    .where(and(matches(wish.filter), wish.skus?.length ? inArray(products.sku, wish.skus) : undefined))
    .orderBy(asc(products.id));
  const rows = lock ? await select.for("update", { of: products }) : await select;
  const changes = rows
    .filter(({ isOnSale }) => !isOnSale)
    .map((row) => ({
      productId: row.productId,
      sku: row.sku,
      name: packName(row),
      mrpPaise: row.mrpPaise,
      oldPricePaise: row.pricePaise,
      newPricePaise: priceByPercent({ ...row, percent: wish.percent, stepPaise: wish.stepPaise }),
    }))
    .filter(({ oldPricePaise, newPricePaise }) => oldPricePaise !== newPricePaise);
  const digest = createHash("sha256")
    .update(JSON.stringify(changes.map((each) => [each.productId, each.oldPricePaise, each.newPricePaise])))
    .digest("hex")
    .slice(0, 32);
  return { changes, onSaleCount: rows.filter(({ isOnSale }) => isOnSale).length, digest };
}

/** Changes the prices of a plan that was looked at; refused when a price has changed since, or nothing would change. */
export async function applyPercent(
  db: Db,
  { wish, digest, actor, now }: { wish: PercentWish; digest: string; actor: Actor; now: Date },
): Promise<Result<{ count: number; changeSet: string }, "changed-since" | "nothing">> {
  return inTransaction(db, async (tx) => {
    const plan = await planPercent(tx, wish, { lock: true });
    if (plan.digest !== digest) return refused("changed-since");
    if (plan.changes.length === 0) return refused("nothing");
    const changeSet = `percent-${randomUUID()}`;
    await changePrices(
      tx,
      plan.changes.map(({ productId, mrpPaise, oldPricePaise, newPricePaise }) => ({
        productId,
        old: { mrpPaise, pricePaise: oldPricePaise },
        now: { mrpPaise, pricePaise: newPricePaise },
      })),
      { changeSet, reason: "percent", actor, now },
    );
    const details = { count: plan.changes.length, percent: wish.percent };
    await recordAudit(tx, { by: actor, act: "change-prices", about: changeSet, details, now });
    return ok({ count: plan.changes.length, changeSet });
  });
}

/** Takes a change by per cent back. Products whose price changed since keep it and are named; refused when it was taken back already. */
export async function undoPercent(
  db: Db,
  { changeSet, actor, now }: { changeSet: string; actor: Actor; now: Date },
): Promise<Result<{ count: number; kept: string[] }, "unknown" | "undone">> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({
        change: priceChanges,
        sku: products.sku,
        mrpPaise: products.mrpPaise,
        pricePaise: products.pricePaise,
      })
      .from(priceChanges)
      .innerJoin(products, eq(products.id, priceChanges.productId))
      .where(eq(priceChanges.changeSet, changeSet))
      .orderBy(asc(products.id))
      .for("update", { of: products });
    if (!rows.some(({ change }) => change.reason === "percent")) return refused("unknown");
    if ((await tx.$count(priceChanges, eq(priceChanges.changeSet, undoOf(changeSet)))) > 0)
      return refused("undone");
    const isAsSet = ({ change, mrpPaise, pricePaise }: (typeof rows)[number]) =>
      pricePaise === change.newPricePaise && mrpPaise === change.newMrpPaise;
    const back = rows.filter(isAsSet);
    await changePrices(
      tx,
      back.map(({ change, mrpPaise, pricePaise }) => ({
        productId: change.productId,
        old: { mrpPaise, pricePaise },
        now: { mrpPaise: change.oldMrpPaise, pricePaise: change.oldPricePaise },
      })),
      { changeSet: undoOf(changeSet), reason: "undo", actor, now },
    );
    const details = { count: back.length };
    await recordAudit(tx, { by: actor, act: "undo-prices", about: changeSet, details, now });
    return ok({ count: back.length, kept: rows.filter((row) => !isAsSet(row)).map(({ sku }) => sku) });
  });
}

/** The newest ten changes by per cent. */
export async function listPriceSets(db: Db): Promise<PriceSet[]> {
  const by = shownActor({ actorKind: sql`min(own.actor_kind)`, actorId: sql`min(own.actor_id)` });
  const { rows } = await db.execute<{
    change_set: string;
    change_count: number;
    actor_kind: ActorKind;
    actor_name: string | null;
    changed_at: string;
    is_undone: boolean;
  }>(sql`
    select change_set, count(*)::int as change_count, ${by.kind} as actor_kind, ${by.name} as actor_name, min(changed_at)::text as changed_at,
      exists (select 1 from ${priceChanges} back where back.change_set = own.change_set || ${UNDO}) as is_undone
    from ${priceChanges} own where reason = 'percent'
    group by change_set order by min(id) desc limit 10
  `);
  return rows.map((row) => ({
    changeSet: row.change_set,
    changeCount: row.change_count,
    actor: { kind: row.actor_kind, name: row.actor_name },
    changedAt: new Date(row.changed_at),
    isUndone: row.is_undone,
  }));
}

/** What a product cost, the newest change first, twenty at most. */
export function listPriceHistory(db: Db, productId: number) {
  return db
    .select({ ...getTableColumns(priceChanges), actor: shownActor(priceChanges) })
    .from(priceChanges)
    .where(eq(priceChanges.productId, productId))
    .orderBy(desc(priceChanges.id))
    .limit(20);
}

const UNDO = "-undo";

function undoOf(changeSet: string): string {
  return changeSet + UNDO;
}
