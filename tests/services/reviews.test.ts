import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "#app/db/schema/ground.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { actorOf, byCommand, SHOPPER } from "#app/domain/actor.ts";
import { findProduct } from "#app/services/catalog/find-product.server.ts";
import {
  decideReview,
  listPendingReviews,
  listReviewLines,
  writeReview,
} from "#app/services/pages/reviews.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPincodes, SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";
import { moveThrough, placeTwo } from "#tests/support/placed-order.ts";
import { readAnew } from "#tests/support/read-anew.ts";

const words = { rating: 2, body: "The cap was loose.", authorName: "Meena" };
const act = { actor: byCommand("reviews"), now };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
});
afterAll(() => database.drop());

/** An order of one line, delivered, with what a review of it needs. */
async function placeDelivered() {
  const placed = await placeUndelivered();
  await moveThrough(database.db, placed.number, "confirmed", "packed", "out_for_delivery", "delivered");
  return placed;
}

async function placeUndelivered() {
  const { number, trackingToken: token, product } = await placeTwo(database.db, "cod");
  const [line] = await database.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.trackingToken, token));
  return { number, token, product, orderLineId: line!.id };
}

/** A review of a delivered line; gives its id and the product. */
async function writeOne(facts: Partial<typeof words> = {}) {
  const { token, orderLineId, product } = await placeDelivered();
  const written = await writeReview(database.db, { ...words, ...facts, token, orderLineId, now });
  if (!written.ok) throw new Error(`The review is refused: ${written.reason}`);
  return { id: written.value.id, token, product };
}

async function readReview(id: number) {
  const [review] = await database.db.select().from(reviews).where(eq(reviews.id, id));
  return review!;
}

async function auditOf(id: number) {
  const rows = await database.db
    .select()
    .from(audit)
    .where(eq(audit.subject, `review ${id}`))
    .orderBy(audit.id);
  return rows.map(({ action, details, ...row }) => ({ actor: actorOf(row), action, details }));
}

async function ratingOf({ slug }: { slug: string }) {
  const page = (await findProduct(readAnew(database.db), { slug, today: "2026-11-21" }))!;
  const bodies = page.reviews.newest.map((review) => review.body);
  return { onCard: page.rating, summary: page.reviews.summary, bodies };
}

test("a buyer's review is kept clean and waits to be read, and it is written down who wrote it", async () => {
  const { token, orderLineId, product, number } = await placeDelivered();
  const typed = { rating: 5, body: " Sealed.\r\n\r\n\r\nOn time.\u202e ", authorName: " Meena\n K. " };
  const written = await writeReview(database.db, { ...typed, token, orderLineId, now });
  if (!written.ok) throw new Error(written.reason);
  expect(await readReview(written.value.id)).toMatchObject({
    productId: product.id,
    orderLineId,
    rating: 5,
    body: "Sealed.\n\nOn time.",
    authorName: "Meena K.",
    status: "pending",
    isSample: false,
    reply: null,
    createdAt: now,
  });
  expect(await auditOf(written.value.id)).toEqual([
    {
      actor: SHOPPER,
      action: "write-review",
      details: { orderNumber: number, product: product.slug, rating: 5 },
    },
  ]);
});

test("only who has the tracking link of the order reviews its lines", async () => {
  const { db } = database;
  const [own, other] = [await placeDelivered(), await placeDelivered()];
  for (const [token, orderLineId] of [
    ["no-such-token", own.orderLineId],
    [other.token, own.orderLineId],
    [own.number, own.orderLineId],
    [own.token, 2 ** 40],
    [own.token, Number.NaN],
  ] as const) {
    expect(await writeReview(db, { ...words, token, orderLineId, now })).toEqual({
      ok: false,
      reason: "not-found",
    });
  }
  expect(await db.$count(reviews, eq(reviews.orderLineId, own.orderLineId))).toBe(0);
});

test("nothing can be reviewed before it is delivered, and what was returned still can", async () => {
  const { db } = database;
  const { number, token, orderLineId } = await placeUndelivered();
  const review = { ...words, token, orderLineId, now };
  expect(await writeReview(db, review)).toEqual({ ok: false, reason: "not-delivered" });
  await moveThrough(db, number, "confirmed", "packed", "shipped");
  expect(await writeReview(db, review)).toEqual({ ok: false, reason: "not-delivered" });
  expect(await listReviewLines(db, token)).toEqual([]);
  await moveThrough(db, number, "delivered", "returned");
  expect(await listReviewLines(db, token)).toMatchObject([{ orderLineId, status: undefined }]);
  expect(await writeReview(db, review)).toMatchObject({ ok: true });
});

test("a line is reviewed once, also by ten sendings at the same time", async () => {
  const { db } = database;
  const { token, orderLineId } = await placeDelivered();
  const review = { ...words, token, orderLineId, now };
  const answers = await Promise.all(Array.from({ length: 10 }, () => writeReview(db, review)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(await writeReview(db, { ...review, rating: 5 })).toEqual({ ok: false, reason: "already-written" });
  expect(await listReviewLines(db, token)).toMatchObject([{ orderLineId, status: "pending" }]);
  expect(await db.$count(reviews, eq(reviews.orderLineId, orderLineId))).toBe(1);
});

test.each([
  { rating: 0 },
  { rating: 6 },
  { rating: 4.5 },
  { rating: Number.NaN },
  { body: "Too short" },
  { body: `${" ".repeat(20)}short` },
  { body: "x".repeat(1001) },
  { authorName: "\u0000 " },
  { authorName: "x".repeat(41) },
])("%j is no review", async (wrong) => {
  const { token, orderLineId } = await placeDelivered();
  expect(await writeReview(database.db, { ...words, ...wrong, token, orderLineId, now })).toEqual({
    ok: false,
    reason: "bad-review",
  });
  expect(await database.db.$count(reviews, eq(reviews.orderLineId, orderLineId))).toBe(0);
});

test("an unfavourable review is published word for word, with the shop's answer, and it is written down", async () => {
  const { db } = database;
  const { id, product } = await writeOne({ rating: 1, body: "Came a week late." });
  expect(await ratingOf(product)).toEqual({ onCard: undefined, summary: undefined, bodies: [] });
  expect((await listPendingReviews(db)).find((review) => review.id === id)).toMatchObject({
    name: "Arnica Montana",
    potencyLabel: "30 CH",
    rating: 1,
    body: "Came a week late.",
  });
  const reply = " We are sorry. \n\n\n The courier was ill. ";
  expect(await decideReview(db, { ...act, id, decision: "published", reply })).toEqual({
    ok: true,
    value: { id },
  });
  expect(await readReview(id)).toMatchObject({
    rating: 1,
    body: "Came a week late.",
    authorName: "Meena",
    status: "published",
    reply: "We are sorry.\n\nThe courier was ill.",
  });
  expect((await ratingOf(product)).onCard).toEqual({ average: 1, count: 1, isSample: false });
  expect((await listPendingReviews(db)).some((review) => review.id === id)).toBe(false);
  expect((await auditOf(id)).at(-1)).toEqual({
    actor: byCommand("reviews"),
    action: "decide-review",
    details: { from: "pending", to: "published", reply: "We are sorry.\n\nThe courier was ill." },
  });
});

test("what is published stays, only its answer can be written anew", async () => {
  const { db } = database;
  const { id } = await writeOne();
  const decide = { ...act, id };
  await decideReview(db, { ...decide, decision: "published" });
  const before = await readReview(id);
  for (const change of [
    { decision: "rejected", reason: "unfavourable" },
    { decision: "published" },
    { decision: "published", reply: " " },
  ] as const) {
    expect(await decideReview(db, { ...decide, ...change })).toEqual({
      ok: false,
      reason: "already-decided",
    });
  }
  expect(await readReview(id)).toEqual(before);
  await decideReview(db, { ...decide, decision: "published", reply: "We changed the cap." });
  await decideReview(db, { ...decide, decision: "published", reply: "The caps are new." });
  expect(await readReview(id)).toEqual({ ...before, reply: "The caps are new." });
});

test("a rejection needs a reason, shows nothing, and can be taken back", async () => {
  const { db } = database;
  const { id, product, token } = await writeOne();
  const reject = { ...act, id, decision: "rejected" } as const;
  expect(await decideReview(db, { ...reject, reason: " " })).toEqual({ ok: false, reason: "no-reason" });
  expect(await decideReview(db, { ...reject, reason: "names a neighbour" })).toMatchObject({ ok: true });
  expect(await decideReview(db, { ...reject, reason: "again" })).toEqual({
    ok: false,
    reason: "already-decided",
  });
  expect((await auditOf(id)).at(-1)!.details).toEqual({
    from: "pending",
    to: "rejected",
    reason: "names a neighbour",
  });
  expect((await ratingOf(product)).bodies).toEqual([]);
  expect(await listReviewLines(db, token)).toMatchObject([{ status: "rejected" }]);
  expect(await decideReview(db, { ...act, id, decision: "published" })).toMatchObject({ ok: true });
  expect((await ratingOf(product)).bodies).toEqual(["The cap was loose."]);
});

test("a review that praises a cure is not published, nor a reply that promises one; an unfavourable one is", async () => {
  const { db } = database;
  const praise = await writeOne({ body: "These drops cured my piles in three days." });
  const publish = { ...act, decision: "published" } as const;
  expect(await decideReview(db, { ...publish, id: praise.id })).toEqual({ ok: false, reason: "claims" });
  expect((await readReview(praise.id)).status).toBe("pending");
  const honest = await writeOne({ body: "It did nothing for me, and it came late." });
  const reply = "Sorry. Try our drops, no side effects.";
  expect(await decideReview(db, { ...publish, id: honest.id, reply })).toEqual({
    ok: false,
    reason: "claims",
  });
  expect(await decideReview(db, { ...publish, id: honest.id })).toMatchObject({ ok: true });
});

test("an answer of the shop has its limit, and no review is no review", async () => {
  const { db } = database;
  const { id } = await writeOne();
  const publish = { ...act, id, decision: "published" } as const;
  expect(await decideReview(db, { ...publish, reply: "x".repeat(1001) })).toEqual({
    ok: false,
    reason: "reply-too-long",
  });
  expect(await decideReview(db, { ...publish, id: 999_999 })).toEqual({ ok: false, reason: "not-found" });
});

test("samples step aside for the first review of a buyer, and nobody decides on them", async () => {
  const { db } = database;
  const { id, product } = await writeOne();
  const sample = { productId: product.id, authorName: "Sample", isSample: true, createdAt: now };
  const [added] = await db
    .insert(reviews)
    .values([
      { ...sample, rating: 5, body: "Sample one.", status: "published" },
      { ...sample, rating: 5, body: "Sample two.", status: "published" },
    ])
    .returning({ id: reviews.id });
  expect(await ratingOf(product)).toMatchObject({
    onCard: { average: 5, count: 2, isSample: true },
    summary: { average: 5, count: 2 },
    bodies: ["Sample two.", "Sample one."],
  });
  expect(await decideReview(db, { ...act, id: added!.id, decision: "rejected", reason: "sample" })).toEqual({
    ok: false,
    reason: "not-found",
  });
  await decideReview(db, { ...act, id, decision: "published" });
  expect(await ratingOf(product)).toMatchObject({
    onCard: { average: 2, count: 1, isSample: false },
    summary: { average: 2, count: 1 },
    bodies: ["The cap was loose."],
  });
});

test("every review of a buyer stands in the audit trail", async () => {
  const { rows } = await database.db.execute<{ missing: string }>(sql`
    select count(*) as missing from ${reviews} where not is_sample
    and not exists (select from ${audit} where subject = 'review ' || ${reviews.id} and action = 'write-review')`);
  expect(rows[0]!.missing).toBe("0");
});
