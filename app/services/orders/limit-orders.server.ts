import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { countAttempt, isPrivateAddress, networkOf } from "#app/services/attempts.server.ts";

const PER_NETWORK = { limit: 30, windowMinutes: 60 };
/** A private address is the proxy's or the shop's own: behind it may be everybody. A flood ends all the same. */
const PER_PRIVATE_NETWORK = { limit: 300, windowMinutes: 60 };
const PER_CART = { limit: 30, windowMinutes: 60 };
const PER_PHONE = { limit: 10, windowMinutes: 24 * 60 };

type Buyer = {
  clientAddress: string;
  phone: string;
  /** Stands for the visitor's browser. */
  cartId?: string | undefined;
  now: Date;
};

/**
 * Counts one more order of a phone and, where the shop does not know the phone, of a network; false when it is one too many.
 * In the transaction that places the order, so that refused ones do not count.
 */
export async function countOrder(tx: Db, buyer: Buyer): Promise<boolean> {
  const { phone, now } = buyer;
  if (!(await isKnownPhone(tx, phone)) && !(await countStranger(tx, buyer))) return false;
  return countAttempt(tx, { ...PER_PHONE, key: `order ${phone}`, now });
}

/** Whether a parcel has reached that phone before, or its owner has proved it by a code. */
async function isKnownPhone(tx: Db, phone: string): Promise<boolean> {
  const isDelivered = and(eq(orders.phone, phone), eq(orders.status, "delivered"));
  const [served] = await tx.select({ id: orders.id }).from(orders).where(isDelivered).limit(1);
  if (served) return true;
  const [proved] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.phone, phone))
    .limit(1);
  return proved !== undefined;
}

async function countStranger(tx: Db, { clientAddress, cartId, now }: Buyer): Promise<boolean> {
  const key = `order ${networkOf(clientAddress)}`;
  if (!isPrivateAddress(clientAddress)) return countAttempt(tx, { ...PER_NETWORK, key, now });
  if (cartId && !(await countAttempt(tx, { ...PER_CART, key: `order cart ${cartId}`, now }))) return false;
  return countAttempt(tx, { ...PER_PRIVATE_NETWORK, key, now });
}
