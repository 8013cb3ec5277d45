import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { addresses, customers } from "#app/db/schema/customers.ts";

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

/** Keeps who bought, known by phone, with the newest name and e-mail, and where it went: for an account in its address book. Gives the customer's id. */
export async function rememberCustomer(
  db: Db,
  { recipient, profileId, now }: { recipient: Recipient; profileId: string | undefined; now: Date },
): Promise<number> {
  const { email, ...address } = recipient;
  const { phone, name } = recipient;
  const customerId = await rememberBuyer(db, { phone, name, email, now });
  const owner = profileId === undefined ? { customerId } : { profileId };
  await db
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

/** Keeps who bought, known by phone, with the newest name and e-mail. Gives the customer's id. */
export async function rememberBuyer(
  db: Db,
  {
    phone,
    name,
    email,
    now,
  }: { phone: string | undefined; name: string; email: string | undefined; now: Date },
): Promise<number> {
  const [customer] = await db
    .insert(customers)
    .values({ phone, name, email, createdAt: now })
    .onConflictDoUpdate({
      target: customers.phone,
      set: { name, email: sql`coalesce(excluded.email, ${customers.email})` },
    })
    .returning({ id: customers.id });
  return customer!.id;
}
