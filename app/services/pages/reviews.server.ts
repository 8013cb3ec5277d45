import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderEvents, orderLines, orders } from "#app/db/schema/orders.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { type Actor, SHOPPER } from "#app/domain/actor.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import { parseTexts } from "#app/domain/form/form.ts";
import { cleanLine, cleanLines } from "#app/domain/form/plain-text.ts";
import { reviewFields } from "#app/domain/pages/review-form.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { shownAuthor } from "#app/services/catalog/list-reviews.server.ts";

export type ReviewStatus = (typeof reviews.$inferSelect)["status"];

/** A line that its buyer may review or has reviewed. */
export type ReviewLine = {
  orderLineId: number;
  productSlug: string;
  name: string;
  potencyLabel: string | undefined;
  packSize: string;
  /** Undefined as long as nothing is written. */
  status: ReviewStatus | undefined;
};

/** The lines of the order behind a tracking token, with what became of their reviews; none before delivery. */
export async function listReviewLines(db: Db, token: string): Promise<ReviewLine[]> {
  const rows = await selectLines(db, and(eq(orders.trackingToken, token), isDelivered));
  return rows.map(({ orderLineId, productSlug, name, potencyLabel, packSize, status }) => ({
    orderLineId,
    productSlug,
    name,
    potencyLabel: potencyLabel ?? undefined,
    packSize,
    status: status ?? undefined,
  }));
}

export type WriteRefusal = "not-found" | "not-delivered" | "already-written" | "bad-review";

/** Keeps what a buyer says about a delivered order line, once, for the shop to read; only who has the tracking token may. */
export async function writeReview(
  db: Db,
  {
    token,
    orderLineId,
    now,
    ...written
  }: { token: string; orderLineId: number; rating: number; body: string; authorName: string; now: Date },
): Promise<Result<{ id: number }, WriteRefusal>> {
  const lines = await selectLines(db, eq(orders.trackingToken, token));
  const line = lines.find((one) => one.orderLineId === orderLineId);
  if (!line) return refused("not-found");
  if (!line.isDelivered) return refused("not-delivered");
  if (line.status) return refused("already-written");
  const review = parseTexts(reviewFields, { ...written, rating: String(written.rating) });
  if (!review.ok) return refused("bad-review");

  return inTransaction(db, async (tx) => {
    const [stored] = await tx
      .insert(reviews)
      .values({ ...review.value, productId: line.productId, orderLineId, createdAt: now })
      .onConflictDoNothing({ target: reviews.orderLineId })
      .returning({ id: reviews.id });
    if (!stored) return refused("already-written");
    await recordAudit(tx, {
      by: SHOPPER,
      act: "write-review",
      about: `review ${stored.id}`,
      details: { orderNumber: line.orderNumber, product: line.productSlug, rating: review.value.rating },
      now,
    });
    return ok({ id: stored.id });
  });
}

export type PendingReview = {
  id: number;
  orderNumber: string;
  name: string;
  potencyLabel: string | null;
  packSize: string;
  rating: number;
  authorName: string;
  body: string;
  writtenAt: Date;
};

/** What buyers wrote and nobody has read yet, oldest first. */
export async function listPendingReviews(db: Db): Promise<PendingReview[]> {
  const rows = await db
    .select({
      id: reviews.id,
      orderNumber: orders.number,
      name: orderLines.name,
      potencyLabel: orderLines.potencyLabel,
      packSize: orderLines.packSize,
      rating: reviews.rating,
      authorName: reviews.authorName,
      body: reviews.body,
      writtenAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(reviews.status, "pending"))
    .orderBy(asc(reviews.createdAt), asc(reviews.id));
  return rows.map((row) => ({ ...row, authorName: shownAuthor(row.authorName) }));
}

/** Whoever rejects says why; who publishes may answer. */
export type Decision =
  | { decision: "published"; reply?: string | undefined }
  | { decision: "rejected"; reason: string };
export type DecideRefusal = "not-found" | "already-decided" | "no-reason" | "reply-too-long" | "claims";

/** Publishes or rejects what a buyer wrote, word for word. What is published stays; only its reply may be written anew. */
export async function decideReview(
  db: Db,
  { id, actor, now, ...typed }: Decision & { id: number; actor: Actor; now: Date },
): Promise<Result<{ id: number }, DecideRefusal>> {
  const { decision } = typed;
  const reply = typed.decision === "published" ? cleanLines(typed.reply ?? "") : "";
  const reason = typed.decision === "rejected" ? cleanLine(typed.reason) : "";
  if (decision === "rejected" && !reason) return refused("no-reason");
  if (reply.length > FIELD_LIMITS.reviewBody) return refused("reply-too-long");

  return inTransaction(db, async (tx) => {
    const [review] = await tx
      .select({ status: reviews.status, body: reviews.body })
      .from(reviews)
      .where(and(eq(reviews.id, id), eq(reviews.isSample, false)))
      .for("update");
    if (!review) return refused("not-found");
    const isNewReply = review.status === "published" && reply !== "";
    if ((review.status === "published" || review.status === decision) && !isNewReply)
      return refused("already-decided");
    // What a shop publishes of others advertises too (Drugs and Magic Remedies Act, section 3).
    const shown = isNewReply ? reply : `${review.body}\n${reply}`;
    if (decision === "published" && findHealthClaims(shown).length > 0) return refused("claims");
    await tx
      .update(reviews)
      .set({ status: decision, ...(reply && { reply }) })
      .where(eq(reviews.id, id));
    await recordAudit(tx, {
      by: actor,
      act: "decide-review",
      about: `review ${id}`,
      details: { from: review.status, to: decision, ...(reply && { reply }), ...(reason && { reason }) },
      now,
    });
    return ok({ id });
  });
}

// An order that was delivered and then returned was delivered: its buyer may say why.
const isDelivered = sql<boolean>`exists (
  select from ${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.status} = 'delivered'
)`;

function selectLines(db: Db, where: SQL | undefined) {
  return db
    .select({
      orderLineId: orderLines.id,
      orderNumber: orders.number,
      productId: orderLines.productId,
      productSlug: orderLines.productSlug,
      name: orderLines.name,
      potencyLabel: orderLines.potencyLabel,
      packSize: orderLines.packSize,
      status: reviews.status,
      isDelivered,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(reviews, eq(reviews.orderLineId, orderLines.id))
    .where(where)
    .orderBy(asc(orderLines.id));
}
