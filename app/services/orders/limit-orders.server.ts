import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { spend } from "#app/services/budget.server.ts";

type Buyer = {
  clientAddress: string;
  phone: string;
  /** Stands for the visitor's browser. */
  cartId?: string | undefined;
  /** Whether the account that orders has proved the phone. */
  isOwner?: boolean | undefined;
  now: Date;
};

/** Counts one more order of a phone (its owner's apart, so that nobody uses them up who only types it) and, where the shop does not know the phone, of a line and a browser. In the transaction that places the order, so that refused ones do not count. */
export async function countOrder(tx: Db, buyer: Buyer): Promise<TooMany | undefined> {
  const { clientAddress: address, cartId: cart, phone, now } = buyer;
  const isProven = await isKnownPhone(tx, phone);
  const recipient = buyer.isOwner ? `owner ${phone}` : phone;
  return spend(tx, { budget: "order", who: { address, cart, recipient, isProven }, now });
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
