import { asc, eq } from "drizzle-orm";
import { sessions, signingKeys, users } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";

const YEAR_MS = 365 * 86_400_000;

/** In a shop that was brought back to be looked at: signs everybody out and gives the cookies of a session of its owner that never has to be written to again; none where it had no owner yet. */
export async function openForOwner(auth: Auth, now: Date): Promise<string[]> {
  const { db, library } = auth;
  await db.delete(sessions);
  const [owner] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.role, "admin"))
    .orderBy(asc(profiles.createdAt))
    .limit(1);
  if (!owner) return [];
  // Neither can be set up or changed where nothing is written; whoever sits at the machine opens this shop.
  await db
    .update(users)
    .set({ twoFactorEnabled: true, mustChangePassword: false })
    .where(eq(users.id, owner.id));
  const { headers } = await library.api.openSession({ body: { userId: owner.id }, returnHeaders: true });
  // So far ahead that it is never renewed.
  await db.update(sessions).set({ expiresAt: new Date(now.getTime() + 10 * YEAR_MS) });
  const cookies = headers.getSetCookie();
  // Those that are there open with the secret of the other shop only; the first question makes a new one.
  await db.delete(signingKeys);
  const cookie = cookies.map((line) => line.slice(0, line.indexOf(";"))).join("; ");
  await library.api.getSession({ headers: new Headers({ cookie }) });
  return cookies;
}
