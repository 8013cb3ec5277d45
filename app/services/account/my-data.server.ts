import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { identities, sessions, users } from "#app/db/schema/accounts.ts";
import { carts } from "#app/db/schema/carts.ts";
import { profiles } from "#app/db/schema/customers.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { reviews } from "#app/db/schema/reviews.ts";
import { listAddresses } from "#app/services/account/addresses.server.ts";
import { listConsents } from "#app/services/account/consents.server.ts";
import { isOwnOrder } from "#app/services/account/own-orders.server.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { listWishlist } from "#app/services/wishlist.server.ts";

/** Everything the shop knows of a person, to be handed to them as JSON; no secrets of the shop among it. */
export async function exportMyData(db: Db, { userId, now }: { userId: string; now: Date }) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId));
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [cart] = await db.select({ id: carts.id }).from(carts).where(eq(carts.profileId, userId));
  const { lines } = await readCart(db, { cartId: cart?.id, now });
  const wishes = await listWishlist(db, { cartId: cart?.id, now });
  return {
    exportedAt: now,
    account: {
      name: profile?.name,
      email: profile?.email,
      isEmailVerified: user?.emailVerified,
      phone: profile?.phone,
      phoneVerifiedAt: profile?.phoneVerifiedAt,
      role: profile?.role,
      hasSecondFactor: user?.twoFactorEnabled,
      createdAt: profile?.createdAt,
    },
    consents: await listConsents(db, { userId }),
    addresses: await listAddresses(db, { userId }),
    orders: await listWholeOrders(db, userId),
    reviews: await listReviews(db, userId),
    cart: lines.map(({ slug, name, quantity }) => ({ slug, name, quantity })),
    wishlist: wishes.map(({ slug, name }) => ({ slug, name })),
    sessions: await db
      .select({ device: sessions.userAgent, startedAt: sessions.createdAt, usedAt: sessions.updatedAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    waysIn: await db
      .select({ provider: identities.providerId, linkedAt: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
  };
}

async function listWholeOrders(db: Db, userId: string) {
  const tokens = await db
    .select({ token: orders.trackingToken })
    .from(orders)
    .where(isOwnOrder(db, userId))
    .orderBy(asc(orders.placedAt));
  const whole = [];
  for (const { token } of tokens) {
    const { trackingToken: _, ...order } = (await findOrderByToken(db, token))!;
    whole.push(order);
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
