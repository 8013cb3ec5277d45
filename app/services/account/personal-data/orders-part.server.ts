import { randomBytes } from "node:crypto";
import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { addresses, customers } from "#app/db/schema/customers.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { reviews } from "#app/db/schema/reviews.ts";
import { isOwnOrder } from "#app/services/account/own-orders.server.ts";
import { NO_PHONE, type PersonalPart } from "#app/services/account/personal-data/part.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";

/** Orders with their reviews. The bills stay with name and address, as tax law asks; reviews stay without the name. */
export const ordersPart: PersonalPart = {
  async read(db, { userId }) {
    return { orders: await listWholeOrders(db, userId), reviews: await listReviews(db, userId) };
  },

  async listNumbers(db, { userId }) {
    const own = await db.select({ number: orders.number }).from(orders).where(isOwnOrder(db, userId));
    return own.map(({ number }) => number);
  },

  async erase(tx, { userId }) {
    const own = await tx.select({ id: orders.id }).from(orders).where(isOwnOrder(tx, userId));
    const ids = own.map(({ id }) => id);
    for (const id of ids)
      await tx
        .update(orders)
        .set({
          email: null,
          phone: NO_PHONE,
          note: "",
          profileId: null,
          // The old link shows the bill to nobody any more.
          trackingToken: randomBytes(24).toString("base64url"),
        })
        .where(eq(orders.id, id));
    const lines = tx.select({ id: orderLines.id }).from(orderLines).where(inArray(orderLines.orderId, ids));
    await tx.update(reviews).set({ authorName: "" }).where(inArray(reviews.orderLineId, lines));
    await eraseCustomers(tx, userId);
  },
};

/** The person as a customer; the row stays for its orders, without anything that says who it was. */
async function eraseCustomers(tx: Db, userId: string): Promise<void> {
  const own = await tx.select({ id: customers.id }).from(customers).where(eq(customers.profileId, userId));
  const ids = own.map(({ id }) => id);
  await tx.delete(addresses).where(inArray(addresses.customerId, ids));
  await tx
    .update(customers)
    .set({ profileId: null, phone: null, name: "", email: null })
    .where(inArray(customers.id, ids));
}

async function listWholeOrders(db: Db, userId: string) {
  const tokens = await db
    .select({ token: orders.trackingToken })
    .from(orders)
    .where(isOwnOrder(db, userId))
    .orderBy(asc(orders.placedAt));
  const whole = [];
  for (const { token } of tokens) {
    const { trackingToken: _, lines, ...order } = (await findOrderByToken(db, token))!;
    whole.push({ ...order, lines: lines.map(({ pictureUrl: _, ...line }) => line) });
  }
  return whole;
}

function listReviews(db: Db, userId: string) {
  return db
    .select({ rating: reviews.rating, body: reviews.body, name: reviews.authorName, at: reviews.createdAt })
    .from(reviews)
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isOwnOrder(db, userId));
}
