import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { isFinal, ORDER_STATUSES } from "#app/domain/orders/order-status.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import type { Mailer } from "#app/integrations/mail.server.ts";
import { isLastAdmin } from "#app/services/accounts/auth/admins.server.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { findUserById } from "#app/services/accounts/auth/find-user.server.ts";
import { queueAccountLetter } from "#app/services/accounts/auth/letters.server.ts";
import type { Caller } from "#app/services/accounts/auth/limits.server.ts";
import { isOrderWithOwnEmail } from "#app/services/accounts/own-orders.server.ts";
import type { Person } from "#app/services/accounts/personal-data/part.ts";
import { PERSONAL_PARTS } from "#app/services/accounts/personal-data/parts.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { dropMessages } from "#app/services/outbox.server.ts";
import { removeUpload } from "#app/services/uploads.server.ts";

const CLOSED = [...ORDER_STATUSES.filter(isFinal), "delivered" as const];

type Asked = { userId: string; caller: Caller };

/** Deletes an account, a grave act for which the caller has asked for a proof, with all about the person that no law keeps. Not while an order is under way. */
export async function deleteMyAccount(
  auth: Auth,
  { mailer, files, ...asked }: Asked & { mailer: Pick<Mailer, "forgetFiles">; files: FileStore },
): Promise<Result<undefined, "open-orders" | "last-admin">> {
  const { userId } = asked;
  const { name, email, loginEmail } = (await findUserById(auth.db, userId))!;
  const { now } = asked.caller;
  return inTransaction(auth.db, async (tx) => {
    await waitForTurn(tx, "admins");
    if (await isLastAdmin(tx, userId)) return refused("last-admin");
    const own = await tx
      .select({ status: orders.status })
      .from(orders)
      .where(isOrderWithOwnEmail(tx, userId))
      .for("update");
    if (own.some(({ status }) => !CLOSED.includes(status))) return refused("open-orders");
    const person = { userId, email: loginEmail, phone: await findPhone(tx, userId) };
    const letters = await dropLetters(tx, person);
    const uploads = await listAll("listUploads", tx, person);
    for (const part of PERSONAL_PARTS) await part.erase(tx, person, now);
    await recordAudit(tx, {
      by: byUser({ userId }),
      act: "delete-account",
      about: `user ${userId}`,
      details: {},
      now,
    });
    await queueAccountLetter(tx, { kind: "deleted", to: email, name, url: "", now });
    // Files know no transaction, so they go before it ends: better a file lost to an account that stays than one kept of an account that went.
    for (const id of uploads) await removeUpload(tx, files, id);
    await mailer.forgetFiles(letters);
    return ok(undefined);
  });
}

/** Takes the person's messages and those about their orders, enquiries and so on out of the outbox; gives what their files are found by. */
async function dropLetters(tx: Db, person: Person) {
  const numbers = await listAll("listNumbers", tx, person);
  const recipients = [person.email, ...(person.phone ? [person.phone] : [])];
  return { recipients, dedupeKeys: await dropMessages(tx, { recipients, numbers }) };
}

async function listAll(what: "listNumbers" | "listUploads", tx: Db, person: Person): Promise<string[]> {
  const all: string[] = [];
  for (const part of PERSONAL_PARTS) all.push(...((await part[what]?.(tx, person)) ?? []));
  return all;
}

async function findPhone(tx: Db, userId: string): Promise<string | undefined> {
  const [profile] = await tx.select({ phone: profiles.phone }).from(profiles).where(eq(profiles.id, userId));
  return profile?.phone ?? undefined;
}
