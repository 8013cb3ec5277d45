import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type AdminNews, accountMail } from "#app/content/messages/accounts/account-mail.ts";
import type { Db } from "#app/db/client.server.ts";
import { ownAddress } from "#app/db/own-address.ts";
import { users } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { enqueueMessages, SECRET_MESSAGE } from "#app/services/outbox.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** The addresses of all who are admin now. */
export async function listAdmins(db: Db): Promise<{ name: string; email: string }[]> {
  return db
    .select({ name: profiles.name, email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.role, "admin"));
}

/** How a letter names an account: its name and address. */
export async function nameOf(db: Db, userId: string): Promise<string> {
  const [user] = await db
    .select({ name: users.name, email: ownAddress })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return "";
  return user.email ? `${user.name} (${user.email})` : user.name;
}

/** Tells these admins who has changed a role, where money goes or where the back-up goes, in the transaction that did it; a letter leaves the outbox once it is sent. */
export async function queueAdminLetters(
  tx: Db,
  {
    admins,
    who,
    what,
    now,
  }: { admins: { name: string; email: string }[]; who: string; what: AdminNews; now: Date },
): Promise<void> {
  const { shop } = await findSettings(tx);
  const letters = admins.map(({ name, email: recipient }) => ({
    dedupeKey: `${SECRET_MESSAGE}admins ${what.kind} ${randomUUID()}`,
    channel: "mail" as const,
    recipient,
    ...accountMail.adminLetter(what, { reader: { name }, who, at: now, shop }),
  }));
  await enqueueMessages(tx, letters, now);
}
