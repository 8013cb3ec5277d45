import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/accounts.ts";
import { orders } from "#app/db/schema/orders.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { spend } from "#app/services/budget.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";

/** An address proves a mailbox, not who typed it at checkout: the order's phone or its link must come with it. */
type Proof = { number: string; phone: string } | { token: string };

/** Adds a guest's order to an account: it was placed with the account's confirmed e-mail, and the person knows its phone number or its link. Wrong number, phone and e-mail are refused alike. */
export async function claimOrder(
  db: Db,
  { userId, proof, now }: { userId: string; proof: Proof; now: Date },
): Promise<Result<{ number: string }, "not-claimed"> | TooMany> {
  const tooMany = await spend(db, { budget: "claim-order", who: { account: userId }, now });
  if (tooMany) return tooMany;
  const isProven = await provenBy(db, proof);
  const email = await findProvenEmail(db, userId);
  if (!isProven || email === undefined) return refused("not-claimed");
  const isFree = or(isNull(orders.profileId), eq(orders.profileId, userId));
  const [claimed] = await db
    .update(orders)
    .set({ profileId: userId })
    .where(and(isProven, isFree, eq(orders.email, email)))
    .returning({ number: orders.number });
  return claimed ? ok(claimed) : refused("not-claimed");
}

/** Whether the holder of an order's link may add it to that account. */
export async function mayClaim(
  db: Db,
  { userId, number }: { userId: string; number: string },
): Promise<boolean> {
  const email = await findProvenEmail(db, userId);
  if (email === undefined) return false;
  const isGuests = and(eq(orders.number, number), isNull(orders.profileId), eq(orders.email, email));
  return (await db.$count(orders, isGuests)) > 0;
}

async function provenBy(db: Db, proof: Proof): Promise<SQL | undefined> {
  if ("token" in proof) {
    const order = await findOrderByToken(db, proof.token);
    return order && eq(orders.number, order.number);
  }
  const number = parseOrderNumber(proof.number);
  const phone = parsePhone(proof.phone);
  return number && phone ? and(eq(orders.number, number), eq(orders.phone, phone)) : undefined;
}

async function findProvenEmail(db: Db, userId: string): Promise<string | undefined> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return user?.email;
}
