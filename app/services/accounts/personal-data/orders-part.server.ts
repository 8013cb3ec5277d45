import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  notExists,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { returnLines, returns } from "#app/db/schema/orders-returns.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { addresses, customers } from "#app/db/schema/shop-customers.ts";
import { NO_PHONE } from "#app/domain/form/phone.ts";
import { isOrderWithOwnEmail, isOwnOrder } from "#app/services/accounts/own-orders.server.ts";
import type { PersonalPart } from "#app/services/accounts/personal-data/part.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { listReturns } from "#app/services/orders/returns/find-returns.server.ts";

/** Orders with their reviews. The bills stay with name and address, as tax law asks; reviews stay without the name. */
export const ordersPart: PersonalPart = {
  async read(db, { userId }) {
    return { orders: await listWholeOrders(db, userId), reviews: await listReviews(db, userId) };
  },

  async listUploads(db, { userId }) {
    const photos = await db
      .select({ id: returnLines.photoId })
      .from(returnLines)
      .innerJoin(returns, eq(returns.id, returnLines.returnId))
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .where(and(isOrderWithOwnEmail(db, userId), isNotNull(returnLines.photoId)));
    return photos.map(({ id }) => id!);
  },

  async listNumbers(db, { userId }) {
    const own = await db
      .select({ number: orders.number })
      .from(orders)
      .where(isOrderWithOwnEmail(db, userId));
    return own.map(({ number }) => number);
  },

  async erase(tx, { userId, email }) {
    const own = await tx.select({ id: orders.id }).from(orders).where(isOrderWithOwnEmail(tx, userId));
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
          trackingToken: newToken(192),
        })
        .where(eq(orders.id, id));
    const lines = tx.select({ id: orderLines.id }).from(orderLines).where(inArray(orderLines.orderId, ids));
    await tx.update(reviews).set({ authorName: "" }).where(inArray(reviews.orderLineId, lines));
    await eraseCustomers(tx, { userId, email, orderIds: ids });
  },
};

type Buyer = { userId: string; email: string; orderIds: number[] };

/** The person as a customer, also by a phone they never proved and nobody else ordered with; the row stays for its orders, without anything that says who it was. */
async function eraseCustomers(tx: Db, { userId, email, orderIds }: Buyer): Promise<void> {
  const { ofPerson, ofOthers } = customerOrders(tx, orderIds);
  const isTheirsAlone = and(isNull(customers.profileId), exists(ofPerson), notExists(ofOthers));
  const own = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(or(eq(customers.profileId, userId), isTheirsAlone));
  const ids = own.map(({ id }) => id);
  await tx.delete(addresses).where(inArray(addresses.customerId, ids));
  await tx
    .update(customers)
    .set({ profileId: null, phone: null, name: "", email: null })
    .where(inArray(customers.id, ids));
  await tx.update(customers).set({ email: null }).where(eq(customers.email, email));
  await leaveSharedNumbers(tx, orderIds);
}

/** A number that others order with too keeps their name, and forgets where the person's parcels went. */
async function leaveSharedNumbers(tx: Db, orderIds: number[]): Promise<void> {
  const wentThere = and(
    inArray(orders.id, orderIds),
    eq(orders.customerId, addresses.customerId),
    eq(orders.pincode, addresses.pincode),
    eq(orders.street, addresses.street),
    eq(orders.name, addresses.name),
  );
  await tx.delete(addresses).where(exists(tx.select({ id: orders.id }).from(orders).where(wentThere)));
  const { ofPerson, ofOthers } = customerOrders(tx, orderIds);
  const newest = ofOthers.orderBy(desc(orders.placedAt)).limit(1);
  await tx
    .update(customers)
    .set({ name: sql`${newest}` })
    .where(and(exists(ofPerson), exists(ofOthers)));
}

/** The orders of one row of `customers`: those of the person, and the names of all others. */
function customerOrders(tx: Db, orderIds: number[]) {
  // Without a number it is the one row of all who did not say who they are.
  const ofCustomer = and(eq(orders.customerId, customers.id), isNotNull(customers.phone));
  const select = () => tx.select({ name: orders.name }).from(orders);
  return {
    ofPerson: select().where(and(ofCustomer, inArray(orders.id, orderIds))),
    ofOthers: select().where(and(ofCustomer, notInArray(orders.id, orderIds))),
  };
}

async function listWholeOrders(db: Db, userId: string) {
  const tokens = await db
    .select({ id: orders.id, token: orders.trackingToken })
    .from(orders)
    .where(isOwnOrder(db, userId))
    .orderBy(asc(orders.placedAt));
  const whole = [];
  for (const { id, token } of tokens) {
    const { trackingToken: _, lines, ...order } = (await findOrderByToken(db, token))!;
    const asked = await listReturns(db, id);
    whole.push({
      ...order,
      lines: lines.map(({ pictureUrl: _, ...line }) => line),
      returns: asked.map((back) => ({
        ...back,
        lines: back.lines.map(({ name, quantity, reason, receivedQuantity }) => ({
          ...{ name, quantity, reason, receivedQuantity },
        })),
      })),
    });
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
