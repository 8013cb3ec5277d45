import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { coupons } from "#app/db/schema/cart-coupons.ts";
import { brands, categories } from "#app/db/schema/catalog.ts";
import { orderDiscounts } from "#app/db/schema/orders-discounts.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import type { Coupon } from "#app/domain/cart/coupon.ts";
import type { CouponFacts } from "#app/domain/cart/coupon-form.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { selectCoupons } from "#app/services/cart/coupons/find-coupon.server.ts";
import { type Removed, removeForNow } from "#app/services/undo.server.ts";
import { versionOf } from "#app/services/version.server.ts";

type By = { actor: Actor; now: Date };
export type OfficeCoupon = Coupon & { version: string };

/** All coupons by code, with the version that a change names. */
export async function listCoupons(db: Db): Promise<OfficeCoupon[]> {
  return (await selectCoupons(db)).map((coupon) => ({ ...coupon, version: versionOfCoupon(coupon) }));
}

/** The brands and forms that a coupon can be for. */
export async function listCouponScopes(
  db: Db,
): Promise<Record<"brands" | "forms", { id: number; name: string }[]>> {
  const [brandRows, forms] = await Promise.all([
    db.select({ id: brands.id, name: brands.name }).from(brands).orderBy(brands.name),
    db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .where(eq(categories.kind, "form"))
      .orderBy(categories.name),
  ]);
  return { brands: brandRows, forms };
}

/** Adds a coupon, open at once; its code must be new. */
export async function addCoupon(
  db: Db,
  { facts, actor, now }: { facts: CouponFacts } & By,
): Promise<Result<undefined, "exists" | "not-found">> {
  return inTransaction(db, async (tx) => {
    if (!(await hasScope(tx, facts))) return refused("not-found");
    const [row] = await tx
      .insert(coupons)
      .values({ ...facts, isActive: true, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: coupons.id });
    if (!row) return refused("exists");
    await recordAudit(tx, {
      by: actor,
      act: "add-coupon",
      about: couponSubject(facts.code),
      details: facts,
      now,
    });
    return ok(undefined);
  });
}

/** Changes a coupon but for its code; `changed` when another `version` of it is stored. */
export async function changeCoupon(
  db: Db,
  { id, facts, version, actor, now }: { id: number; facts: CouponFacts; version: string } & By,
): Promise<Result<undefined, "not-found" | "changed">> {
  return inTransaction(db, async (tx) => {
    const before = await lockById(tx, id);
    if (!before || !(await hasScope(tx, facts))) return refused("not-found");
    if (versionOfCoupon(before) !== version) return refused("changed");
    const { code: _, ...changes } = facts;
    await tx.update(coupons).set(changes).where(eq(coupons.id, id));
    const about = couponSubject(before.code);
    await recordAudit(tx, { by: actor, act: "change-coupon", about, details: changes, now });
    return ok(undefined);
  });
}

/** Pauses a coupon, or opens it again: orders that have it keep it. */
export async function switchCoupon(
  db: Db,
  { id, isActive, actor, now }: { id: number; isActive: boolean } & By,
): Promise<Result<{ code: string }, "not-found">> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .update(coupons)
      .set({ isActive })
      .where(eq(coupons.id, id))
      .returning({ code: coupons.code });
    if (!row) return refused("not-found");
    const about = couponSubject(row.code);
    await recordAudit(tx, { by: actor, act: "change-coupon", about, details: { isActive }, now });
    return ok(row);
  });
}

/** Takes a coupon away that no order has; it can be put back. */
export async function removeCoupon(
  db: Db,
  { id, ...by }: { id: number } & By,
): Promise<Result<Removed, "not-found" | "in-orders">> {
  return inTransaction(db, async (tx) => {
    const coupon = await lockById(tx, id);
    if (!coupon) return refused("not-found");
    if ((await tx.$count(orderDiscounts, eq(orderDiscounts.couponId, id))) > 0) return refused("in-orders");
    const about = couponSubject(coupon.code);
    return removeForNow(tx, coupons, { where: eq(coupons.id, id), act: "remove-coupon", about, ...by });
  });
}

/** What the audit calls a coupon. */
export function couponSubject(code: string): string {
  return `coupon ${code}`;
}

async function lockById(tx: Db, id: number): Promise<Coupon | undefined> {
  await tx.select({ id: sql`1` }).from(coupons).where(eq(coupons.id, id)).for("update");
  const [coupon] = await selectCoupons(tx, eq(coupons.id, id));
  return coupon;
}

/** Whether the brand or form that an offer is for is there. */
export async function hasScope(
  tx: Db,
  { brandId, formId }: Pick<CouponFacts, "brandId" | "formId">,
): Promise<boolean> {
  const { brands: known, forms } = await listCouponScopes(tx);
  const has = (list: { id: number }[], id: number | null) =>
    id === null || list.some((each) => each.id === id);
  return has(known, brandId) && has(forms, formId);
}

/** Its uses and the name of its scope are no change of it. */
function versionOfCoupon({ uses: _, scope: __, isUsedByPhone: ___, ...coupon }: Coupon): string {
  return versionOf(coupon);
}
