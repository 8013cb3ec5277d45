import { and, desc, eq, lte, ne, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { salePeriods } from "#app/db/schema/catalog-changes.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { type Actor, bySystem } from "#app/domain/actor.ts";
import { addDays, indiaInstant } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { changePrices } from "#app/services/catalog/desk/change-prices.server.ts";

export type SalePeriod = typeof salePeriods.$inferSelect;
export type SaleRefusal = "unknown-product" | "not-lower" | "past" | "order" | "overlaps";

/** Plans a lower price from the morning of a day to the evening of another ("YYYY-MM-DD", India). One open sale per product; the very same one is planned already. */
export async function planSale(
  db: Db,
  sale: { sku: string; salePricePaise: number; startsOn: string; endsOn: string; actor: Actor; now: Date },
): Promise<Result<undefined, SaleRefusal>> {
  const { sku, salePricePaise, actor, now } = sale;
  const startsAt = indiaInstant(sale.startsOn, 0);
  const endsAt = indiaInstant(addDays(sale.endsOn, 1), 0);
  if (startsAt >= endsAt) return refused("order");
  if (endsAt <= now) return refused("past");
  return inTransaction(db, async (tx) => {
    const [product] = await tx.select().from(products).where(eq(products.sku, sku)).for("update");
    if (!product) return refused("unknown-product");
    const [open] = await tx
      .select()
      .from(salePeriods)
      .where(and(eq(salePeriods.productId, product.id), ne(salePeriods.status, "ended")));
    const isSame =
      open?.salePricePaise === salePricePaise && +open.startsAt === +startsAt && +open.endsAt === +endsAt;
    if (isSame) return ok(undefined);
    if (open) return refused("overlaps");
    if (salePricePaise >= product.pricePaise) return refused("not-lower");
    await tx.insert(salePeriods).values({ productId: product.id, salePricePaise, startsAt, endsAt });
    const details = { salePricePaise, startsOn: sale.startsOn, endsOn: sale.endsOn };
    await recordAudit(tx, { by: actor, act: "plan-sale", about: `product ${sku}`, details, now });
    return ok(undefined);
  });
}

/** Ends a sale now; a running one gives the product its usual price back. */
export async function endSale(
  db: Db,
  { saleId, actor, now }: { saleId: number; actor: Actor; now: Date },
): Promise<Result<undefined, "not-open">> {
  return inTransaction(db, async (tx) => {
    const sale = await lockSale(tx, saleId);
    if (!sale || sale.status === "ended") return refused("not-open");
    if (sale.status === "running") await giveUsualPriceBack(tx, { sale, actor, now });
    await tx.update(salePeriods).set({ status: "ended" }).where(eq(salePeriods.id, saleId));
    await recordAudit(tx, { by: actor, act: "end-sale", about: `sale ${saleId}`, details: {}, now });
    return ok(undefined);
  });
}

/** Begins the sales whose time has come and ends those whose time is over; gives how many. */
export async function turnSales(db: Db, now: Date): Promise<number> {
  const due = await db
    .select({ id: salePeriods.id })
    .from(salePeriods)
    .where(
      sql`(${and(eq(salePeriods.status, "planned"), lte(salePeriods.startsAt, now))})
        or (${and(eq(salePeriods.status, "running"), lte(salePeriods.endsAt, now))})`,
    );
  for (const { id } of due) await inTransaction(db, (tx) => turnSale(tx, id, now));
  return due.length;
}

/** The sales of a product, the open one first. */
export function listSales(db: Db, productId: number): Promise<SalePeriod[]> {
  return db
    .select()
    .from(salePeriods)
    .where(eq(salePeriods.productId, productId))
    .orderBy(sql`${salePeriods.status} = 'ended'`, desc(salePeriods.startsAt))
    .limit(10);
}

async function turnSale(tx: Db, saleId: number, now: Date): Promise<void> {
  const sale = await lockSale(tx, saleId);
  if (!sale) return;
  if (sale.endsAt <= now) {
    if (sale.status === "running") await giveUsualPriceBack(tx, { sale, actor: SYSTEM, now });
    await tx.update(salePeriods).set({ status: "ended" }).where(eq(salePeriods.id, saleId));
  } else if (sale.status === "planned" && sale.startsAt <= now) await beginSale(tx, sale, now);
}

/** A sale that would not be cheaper any more ends without having begun. */
async function beginSale(tx: Db, sale: SalePeriod, now: Date): Promise<void> {
  const [product] = await tx.select().from(products).where(eq(products.id, sale.productId)).for("update");
  const { mrpPaise, pricePaise } = product!;
  if (sale.salePricePaise >= pricePaise) {
    await tx.update(salePeriods).set({ status: "ended" }).where(eq(salePeriods.id, sale.id));
    return;
  }
  await changePrices(
    tx,
    [
      {
        productId: sale.productId,
        old: { mrpPaise, pricePaise },
        now: { mrpPaise, pricePaise: sale.salePricePaise },
      },
    ],
    { changeSet: `sale-${sale.id}-start`, reason: "sale-start", actor: SYSTEM, now },
  );
  await tx
    .update(salePeriods)
    .set({ status: "running", usualPricePaise: pricePaise })
    .where(eq(salePeriods.id, sale.id));
}

async function giveUsualPriceBack(
  tx: Db,
  { sale, actor, now }: { sale: SalePeriod; actor: Actor; now: Date },
): Promise<void> {
  const [product] = await tx.select().from(products).where(eq(products.id, sale.productId)).for("update");
  const { mrpPaise, pricePaise } = product!;
  const usualPaise = Math.min(sale.usualPricePaise ?? pricePaise, mrpPaise);
  await changePrices(
    tx,
    [{ productId: sale.productId, old: { mrpPaise, pricePaise }, now: { mrpPaise, pricePaise: usualPaise } }],
    { changeSet: `sale-${sale.id}-end`, reason: "sale-end", actor, now },
  );
}

async function lockSale(tx: Db, saleId: number): Promise<SalePeriod | undefined> {
  const [sale] = await tx
    .select()
    .from(salePeriods)
    .where(and(eq(salePeriods.id, saleId), ne(salePeriods.status, "ended")))
    .for("update");
  return sale;
}

const SYSTEM = bySystem("turn-sales");
