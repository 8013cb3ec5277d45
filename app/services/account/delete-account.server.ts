import { randomBytes } from "node:crypto";
import { eq, inArray, like, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { users, verifications } from "#app/db/schema/accounts.ts";
import { addresses, customers, profiles } from "#app/db/schema/customers.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { reviews } from "#app/db/schema/reviews.ts";
import { attempts, outbox } from "#app/db/schema/site.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { isFinal, ORDER_STATUSES } from "#app/domain/order-status.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { isOwnOrder } from "#app/services/account/own-orders.server.ts";
import type { TooMany } from "#app/services/attempts.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import type { Auth } from "#app/services/auth/create-auth.server.ts";
import { queueAccountLetter } from "#app/services/auth/letters.server.ts";
import type { Caller } from "#app/services/auth/limits.server.ts";
import { reauthenticate } from "#app/services/auth/reauthenticate.server.ts";

const CLOSED = [...ORDER_STATUSES.filter(isFinal), "delivered" as const];
const NO_PHONE = "0000000000";

/** Deletes an account after asking for its password. The bills stay with name and address, as tax law asks; all else about the person goes. Not while an order is under way. */
export async function deleteMyAccount(
  auth: Auth,
  asked: { userId: string; sessionId: string; password: string; caller: Caller },
): Promise<Result<undefined, "wrong-password" | "sign-in-again" | "open-orders" | "last-admin"> | TooMany> {
  const known = await reauthenticate(auth, asked);
  if (!known.ok) return known;
  const { id: userId, name, email } = known.value;
  const { now } = asked.caller;
  return inTransaction(auth.db, async (tx) => {
    await waitForTurn(tx, "admins");
    if (await isLastAdmin(tx, userId)) return refused("last-admin");
    const own = await tx
      .select({ id: orders.id, number: orders.number, status: orders.status })
      .from(orders)
      .where(isOwnOrder(tx, userId))
      .for("update");
    if (own.some(({ status }) => !CLOSED.includes(status))) return refused("open-orders");
    await forgetMessages(tx, { userId, email, numbers: own.map(({ number }) => number) });
    await anonymiseOrders(
      tx,
      own.map(({ id }) => id),
    );
    await anonymiseCustomers(tx, userId);
    await tx.delete(users).where(eq(users.id, userId));
    await tx.delete(profiles).where(eq(profiles.id, userId));
    await recordAudit(tx, {
      actor: `user ${userId}`,
      action: "delete-account",
      subject: `user ${userId}`,
      details: {},
      now,
    });
    await queueAccountLetter(tx, { kind: "deleted", to: email, name, url: "", now });
    return ok(undefined);
  });
}

async function isLastAdmin(tx: Db, userId: string): Promise<boolean> {
  const admins = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.role, "admin"));
  return admins.length === 1 && admins[0]!.id === userId;
}

/** Letters and texts that were sent, secrets that wait, and tries that were counted by the phone number. */
async function forgetMessages(
  tx: Db,
  { userId, email, numbers }: { userId: string; email: string; numbers: string[] },
): Promise<void> {
  const [profile] = await tx.select({ phone: profiles.phone }).from(profiles).where(eq(profiles.id, userId));
  const addressed = [email, ...(profile?.phone ? [profile.phone] : [])];
  const aboutOrders = numbers.map((number) => like(outbox.dedupeKey, `order ${number} %`));
  await tx.delete(outbox).where(or(inArray(outbox.recipient, addressed), ...aboutOrders));
  for (const known of [userId, ...addressed]) {
    const part = `%${known.replace(/[\\%_]/g, "\\$&")}%`;
    await tx
      .delete(verifications)
      .where(or(like(verifications.identifier, part), like(verifications.value, part)));
    await tx.delete(attempts).where(like(attempts.key, part));
  }
}

async function anonymiseOrders(tx: Db, ids: number[]): Promise<void> {
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
}

/** The person as a customer; the row stays for its orders, without anything that says who it was. */
async function anonymiseCustomers(tx: Db, userId: string): Promise<void> {
  const own = await tx.select({ id: customers.id }).from(customers).where(eq(customers.profileId, userId));
  const ids = own.map(({ id }) => id);
  await tx.delete(addresses).where(inArray(addresses.customerId, ids));
  await tx
    .update(customers)
    .set({ profileId: null, phone: null, name: "", email: null })
    .where(inArray(customers.id, ids));
}
