import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { offerSteps } from "#app/db/schema/cart-offers.ts";
import { products } from "#app/db/schema/catalog.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import type { OfferStep } from "#app/domain/cart/offer-step.ts";
import type { StepFacts } from "#app/domain/cart/step-form.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { hasScope } from "#app/services/cart/coupons/change-coupons.server.ts";
import { selectSteps } from "#app/services/cart/steps/find-steps.server.ts";
import { type Removed, removeForNow } from "#app/services/undo.server.ts";

type By = { actor: Actor; now: Date };

/** All steps, paused and past ones too. */
export function listSteps(db: Db): Promise<OfferStep[]> {
  return selectSteps(db);
}

/** Adds a step, open at once; `not-found` for a product, brand or form that is not there, or a product that not everybody may buy. */
export async function addStep(
  db: Db,
  { facts, actor, now }: { facts: StepFacts } & By,
): Promise<Result<undefined, "not-found">> {
  return inTransaction(db, async (tx) => {
    const { productSlug, ...step } = facts;
    if (!(await hasScope(tx, step))) return refused("not-found");
    const product = productSlug === undefined ? undefined : await findPublic(tx, productSlug);
    if (productSlug !== undefined && !product) return refused("not-found");
    const [row] = await tx
      .insert(offerSteps)
      .values({ ...step, productId: product?.id ?? null, isActive: true, createdAt: now })
      .returning({ id: offerSteps.id });
    await recordAudit(tx, { by: actor, act: "add-offer", about: subject(row!.id), details: facts, now });
    return ok(undefined);
  });
}

/** Pauses a step, or opens it again; orders keep what they had off. */
export async function switchStep(
  db: Db,
  { id, isActive, actor, now }: { id: number; isActive: boolean } & By,
): Promise<Result<undefined, "not-found">> {
  return inTransaction(db, async (tx) => {
    const { rowCount } = await tx.update(offerSteps).set({ isActive }).where(eq(offerSteps.id, id));
    if (!rowCount) return refused("not-found");
    await recordAudit(tx, { by: actor, act: "change-offer", about: subject(id), details: { isActive }, now });
    return ok(undefined);
  });
}

/** Takes a step away; it can be put back. Orders have copies of what they had off. */
export function removeStep(
  db: Db,
  { id, ...by }: { id: number } & By,
): Promise<Result<Removed, "not-found">> {
  const told = ["percent", "from_packs", "from_paise"];
  const where = eq(offerSteps.id, id);
  return removeForNow(db, offerSteps, { where, act: "remove-offer", about: subject(id), told, ...by });
}

async function findPublic(tx: Db, slug: string): Promise<{ id: number } | undefined> {
  const [product] = await tx
    .select({ id: products.id, soldTo: products.soldTo })
    .from(products)
    .where(eq(products.slug, slug));
  return product?.soldTo === "anyone" ? product : undefined;
}

function subject(id: number): string {
  return `offer ${id}`;
}
