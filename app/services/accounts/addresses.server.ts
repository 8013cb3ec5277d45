import { and, count, desc, eq, inArray, ne, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { states } from "#app/db/schema/places.ts";
import { addresses, customers } from "#app/db/schema/shop-customers.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import type { AddressForm } from "#app/domain/accounts/address-form.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { findDestination } from "#app/services/shop/pincode.server.ts";

export type OwnAddress = AddressForm & { id: number };

const MOST_ADDRESSES = 20;

/** A person's address book: what they saved, and where orders with their verified phone went; the default first, then last used. */
export async function listAddresses(db: Db, { userId }: { userId: string }): Promise<OwnAddress[]> {
  const rows = await db
    .select({ address: addresses, state: states.name })
    .from(addresses)
    .leftJoin(states, eq(states.code, addresses.stateCode))
    .where(isOwn(db, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.usedAt), desc(addresses.id));
  return rows.map(({ address, state }) => {
    const { id, name, phone, street, landmark, town, pincode, isDefault } = address;
    return {
      id,
      name,
      phone,
      street,
      landmark,
      town,
      state: state ?? address.stateCode,
      pincode,
      isDefault,
    };
  });
}

/** Saves a new address, or a changed one when `id` says which; another person's is not found. At most 20. */
export async function saveAddress(
  db: Db,
  asked: { userId: string; id?: number | undefined; address: AddressForm; now: Date },
): Promise<Result<{ id: number }, "not-found" | "too-many" | "unknown-pincode">> {
  const { userId, id, now } = asked;
  const { state: _, isDefault, ...address } = asked.address;
  const destination = await findDestination(db, asked.address);
  if (!destination) return refused("unknown-pincode");
  const row = {
    ...address,
    stateCode: destination.stateCode,
    profileId: userId,
    isDefault: false,
    usedAt: now,
  };
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, `addresses ${userId}`);
    if (id === undefined && (await countOwn(tx, userId)) >= MOST_ADDRESSES) return refused("too-many");
    if (id !== undefined) {
      if (!(await isInBook(tx, { userId, id }))) return refused("not-found");
      await removeTwins(tx, { userId, id, address });
    }
    const [saved] =
      id === undefined
        ? await tx
            .insert(addresses)
            .values(row)
            .onConflictDoUpdate({
              target: [addresses.profileId, addresses.pincode, addresses.street, addresses.name],
              set: row,
            })
            .returning({ id: addresses.id })
        : await tx.update(addresses).set(row).where(eq(addresses.id, id)).returning({ id: addresses.id });
    if (isDefault) await makeDefault(tx, { userId, id: saved!.id });
    return ok(saved!);
  });
}

/** Takes an address out of the book; orders keep the copy they have. */
export async function removeAddress(
  db: Db,
  { userId, id }: { userId: string; id: number },
): Promise<Result<undefined, "not-found">> {
  const { rowCount } = await db.delete(addresses).where(and(eq(addresses.id, id), isOwn(db, userId)));
  return rowCount ? ok(undefined) : refused("not-found");
}

/** Makes an address the one that is offered first. */
export async function chooseDefaultAddress(
  db: Db,
  chosen: { userId: string; id: number },
): Promise<Result<undefined, "not-found">> {
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, `addresses ${chosen.userId}`);
    return (await makeDefault(tx, chosen)) ? ok(undefined) : refused("not-found");
  });
}

/** An address that is changed into another one of the book takes that one's place. */
async function removeTwins(
  tx: Db,
  {
    userId,
    id,
    address,
  }: { userId: string; id: number; address: Pick<OwnAddress, "pincode" | "street" | "name"> },
): Promise<void> {
  const { pincode, street, name } = address;
  const isSame = and(eq(addresses.pincode, pincode), eq(addresses.street, street), eq(addresses.name, name));
  await tx.delete(addresses).where(and(isOwn(tx, userId), isSame, ne(addresses.id, id)));
}

async function makeDefault(tx: Db, { userId, id }: { userId: string; id: number }): Promise<boolean> {
  if (!(await isInBook(tx, { userId, id }))) return false;
  await tx.update(addresses).set({ isDefault: false }).where(eq(addresses.profileId, userId));
  await tx.update(addresses).set({ isDefault: true, profileId: userId }).where(eq(addresses.id, id));
  return true;
}

async function isInBook(tx: Db, { userId, id }: { userId: string; id: number }): Promise<boolean> {
  return (await tx.$count(addresses, and(eq(addresses.id, id), isOwn(tx, userId)))) > 0;
}

async function countOwn(tx: Db, userId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(addresses).where(isOwn(tx, userId));
  return row?.total ?? 0;
}

function isOwn(db: Db, userId: string) {
  const asCustomer = db.select({ id: customers.id }).from(customers).where(eq(customers.profileId, userId));
  return or(eq(addresses.profileId, userId), inArray(addresses.customerId, asCustomer));
}
