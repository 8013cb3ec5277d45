import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { addresses, customers, profiles } from "#app/db/schema/shop-customers.ts";
import { waitForTurn } from "#app/db/transaction.server.ts";

export type Recipient = {
  name: string;
  phone: string;
  email: string | undefined;
  street: string;
  landmark: string;
  town: string;
  stateCode: string;
  pincode: string;
};

/**
 * Keeps who bought, known by phone, and where it went: for an account in its address book. A customer who is known already gets
 * name, e-mail and address from those only who are surely theirs (`isSure`); the order has its own copy. Gives the customer's id.
 */
export async function rememberCustomer(
  tx: Db,
  {
    recipient,
    profileId,
    isSure,
    now,
  }: { recipient: Recipient; profileId: string | undefined; isSure: boolean; now: Date },
): Promise<number> {
  const { email, ...address } = recipient;
  const { phone, name } = recipient;
  await waitForPhone(tx, phone);
  const isNew = (await tx.$count(customers, eq(customers.phone, phone))) === 0;
  const customerId = await rememberBuyer(tx, { phone, name, email, isSure, now });
  if (profileId === undefined && !isSure && !isNew) return customerId;
  const owner = profileId === undefined ? { customerId } : { profileId };
  await tx
    .insert(addresses)
    .values({ ...address, ...owner, usedAt: now })
    .onConflictDoUpdate({
      target: [
        profileId === undefined ? addresses.customerId : addresses.profileId,
        addresses.pincode,
        addresses.street,
        addresses.name,
      ],
      set: { phone: address.phone, landmark: address.landmark, town: address.town, usedAt: now },
    });
  return customerId;
}

/** Keeps who bought, known by phone, linked to the account that has proven the phone, to none without one; a known customer's name and e-mail change only when they are surely theirs. Gives the customer's id. */
export async function rememberBuyer(
  tx: Db,
  {
    phone,
    name,
    email,
    isSure,
    now,
  }: {
    phone: string | undefined;
    name: string;
    email: string | undefined;
    isSure: boolean;
    now: Date;
  },
): Promise<number> {
  if (phone !== undefined) await waitForPhone(tx, phone);
  const holder =
    phone === undefined
      ? null
      : sql`(select ${profiles.id} from ${profiles} where ${profiles.phone} = ${phone})`;
  const [customer] = await tx
    .insert(customers)
    .values({ phone, name, email, profileId: holder, createdAt: now })
    .onConflictDoUpdate({
      target: customers.phone,
      set: {
        ...(isSure && { name, email: sql`coalesce(excluded.email, ${customers.email})` }),
        profileId: holder,
      },
    })
    .returning({ id: customers.id });
  return customer!.id;
}

/** Gives what was bought with a phone to the account that has just proven it. */
export async function linkCustomer(
  tx: Db,
  { phone, profileId }: { phone: string; profileId: string },
): Promise<void> {
  await tx.update(customers).set({ profileId }).where(eq(customers.phone, phone));
}

/** Parts an account from a phone that it gives up: what was ordered with it so far stays with the account, what comes is somebody else's. */
export async function unlinkCustomer(
  tx: Db,
  { phone, profileId }: { phone: string; profileId: string },
): Promise<void> {
  const [customer] = await tx
    .update(customers)
    .set({ profileId: null })
    .where(and(eq(customers.phone, phone), eq(customers.profileId, profileId)))
    .returning({ id: customers.id });
  if (!customer) return;
  await tx
    .update(orders)
    .set({ profileId })
    .where(and(eq(orders.customerId, customer.id), isNull(orders.profileId)));
}

/** Until the transaction ends nobody else buys with this phone or proves it: each sees what the other has done. */
export async function waitForPhone(tx: Db, phone: string): Promise<void> {
  await waitForTurn(tx, `phone ${phone}`);
}
