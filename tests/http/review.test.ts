import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { byCommand } from "#app/domain/actor.ts";
import { decideReview } from "#app/services/pages/reviews.server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { type AddedProduct, addStockedProduct } from "#tests/support/fixtures.ts";
import { moveThrough } from "#tests/support/placed-order.ts";
import { formFields, openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const THANKS = "Thank you. Your review appears once we have read it.";
const words = { rating: "2", body: "The cap was loose & the box <torn>.", authorName: "Meena" };

/** A delivered order of one pack of each product, with who placed it and its page. */
async function placeDelivered(...products: AddedProduct[]) {
  const { db } = shop.database;
  const buyer = openVisitor(shop);
  for (const { slug } of products) await buyer.add(slug);
  const token = await buyer.order();
  const [order] = await db.select().from(orders).where(eq(orders.trackingToken, token));
  await moveThrough(db, order!.number, "confirmed", "packed", "out_for_delivery", "delivered");
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order!.id));
  return { buyer, path: `/track-order/${token}`, lines };
}

/** A sample review of five stars, for one test: with it the shop is a demonstration, which takes no orders but keeps those that it has. */
async function addSample({ id }: AddedProduct) {
  const { db } = shop.database;
  await db.insert(reviews).values({
    productId: id,
    rating: 5,
    authorName: "A sample",
    body: "Neatly packed.",
    status: "published",
    isSample: true,
  });
  onTestFinished(async () => {
    await db.delete(reviews).where(eq(reviews.isSample, true));
  });
}

/** What the Reviews tab of a product reads. */
async function readTab({ slug }: AddedProduct) {
  return (await openVisitor(shop).read(`/product/${slug}?tab=reviews`)).text;
}

async function publish(body: string) {
  const { db } = shop.database;
  const [review] = await db.select().from(reviews).where(eq(reviews.body, body));
  await decideReview(db, {
    id: review!.id,
    decision: "published",
    actor: byCommand("orders"),
    now: new Date(),
  });
}

test("a review of a delivered order waits, then stands on the product page and counts, apart from samples", async () => {
  const { db } = shop.database;
  const product = await addStockedProduct(db, { quantity: 9 });
  const { buyer, path, lines } = await placeDelivered(product);
  const second = await placeDelivered(product);
  await addSample(product);
  const before = await buyer.read(path);
  expect(before.text).toContain("Write a review");
  expect(formFields(before.html)).toMatchObject({ orderLineId: String(lines[0]!.id), body: "" });

  const sending = { intent: "review", orderLineId: String(lines[0]!.id), ...words };
  const response = await buyer.send(path, sending);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toContain(`${path}#review-${lines[0]!.id}`);
  const after = await buyer.read(path);
  expect(after.text).toContain(THANKS);
  expect(after.text).not.toContain("Write a review");
  const waiting = await readTab(product);
  expect(waiting).toContain("Sample rating: 5.0 out of 5, from 1 sample review");
  for (const page of [`/product/${product.slug}`, "/shop?view=all&sort=rating"]) {
    const { text } = await openVisitor(shop).read(page);
    expect(text).toContain("Sample rating, not by customers: 5.0 out of 5, 1 sample review 5.0 (1) Sample");
  }
  expect(waiting).not.toContain("The cap was loose");

  await publish(words.body);
  const published = await readTab(product);
  expect(published).toContain("2.0 out of 5, from 1 review");
  expect(published).toContain(`Rated 2 out of 5 Meena`);
  expect(published).toContain(words.body);
  for (const mark of ["Sample", "Neatly packed."]) expect(published).not.toContain(mark);
  expect((await buyer.read(path)).text).toContain("Your review is on the page of this medicine.");

  const again = await buyer.submit(path, { ...sending, rating: "5" });
  expect(again.status).toBe(409);
  expect(again.text).toContain("You have reviewed this medicine already.");

  await second.buyer.send(second.path, {
    ...sending,
    orderLineId: String(second.lines[0]!.id),
    rating: "5",
    body: "All was well this time.",
  });
  await publish("All was well this time.");
  expect(await readTab(product)).toContain("3.5 out of 5, from 2 reviews");
});

test("what is missing is told at its field, in the form it belongs to, and what was typed stays", async () => {
  const { db } = shop.database;
  const products = [
    await addStockedProduct(db, { quantity: 9 }),
    await addStockedProduct(db, { quantity: 9 }),
  ];
  const { buyer, path, lines } = await placeDelivered(...products);
  const sending = { intent: "review", orderLineId: String(lines[1]!.id) };
  const empty = await buyer.submit(path, { ...sending, body: "Short", authorName: "" });
  expect(empty.status).toBe(422);
  for (const sentence of [
    "Choose 1 to 5 stars",
    "Please write at least 10 characters",
    "Enter the name to show with your review",
  ]) {
    expect(empty.text).toContain(sentence);
  }
  expect(empty.html).toContain(`id="review-${lines[1]!.id}-body-error"`);
  expect(empty.html).not.toContain(`id="review-${lines[0]!.id}-body-error"`);
  const almost = await buyer.submit(path, { ...sending, ...words, authorName: "" });
  expect(almost.status).toBe(422);
  expect(formFields(almost.html)).toMatchObject({ ...words, authorName: "" });
  expect(await db.$count(reviews, eq(reviews.orderLineId, lines[1]!.id))).toBe(0);
});

test("nobody reviews what is not delivered, another's order, or nothing", async () => {
  const { db } = shop.database;
  const product = await addStockedProduct(db, { quantity: 9 });
  const delivered = await placeDelivered(product);
  const buyer = openVisitor(shop);
  await buyer.add(product.slug);
  const path = `/track-order/${await buyer.order()}`;
  expect((await buyer.read(path)).text).not.toContain("Write a review");
  const [line] = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.trackingToken, path.split("/").at(-1)!));
  const statusOf = async (where: string, orderLineId: string) =>
    (await buyer.submit(where, { intent: "review", orderLineId, ...words })).status;
  expect(await statusOf(path, String(line!.id))).toBe(409);
  expect(await statusOf(path, String(delivered.lines[0]!.id))).toBe(404);
  expect(await statusOf(delivered.path, "99999999999999")).toBe(404);
  expect(await statusOf(delivered.path, "")).toBe(404);
  expect(await statusOf("/track-order/no-such-token", String(delivered.lines[0]!.id))).toBe(404);
});
