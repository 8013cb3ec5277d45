import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { consents, identities, sessions, users } from "#app/db/schema/accounts.ts";
import { passkeys } from "#app/db/schema/accounts-passkeys.ts";
import { carts } from "#app/db/schema/cart.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { isSessionOver } from "#app/domain/accounts/session-life.ts";
import { ownEmail } from "#app/domain/own-email.ts";
import { needsSecondFactor, type Role } from "#app/domain/permissions.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { type Auth, sessionCookieName } from "#app/services/accounts/auth/create-auth.server.ts";
import { isPasswordIdentity } from "#app/services/accounts/auth/find-user.server.ts";
import { endSession } from "#app/services/accounts/auth/sign-in.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

const isStandingMarketing = and(eq(consents.purpose, "marketing"), isNull(consents.withdrawnAt));

export type OwnSession = { id: string; device: string; startedAt: Date; usedAt: Date; isThis: boolean };

/** Who is signed in; the phone is there once it is verified, the cart once something lies in it. */
export type FoundAccount = {
  userId: string;
  sessionId: string;
  role: Role;
  name: string;
  /** Absent for who registered with a phone alone. */
  email: string | undefined;
  phone: string | undefined;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  hasPasskey: boolean;
  mustSetUpSecondFactor: boolean;
  isMarketingAllowed: boolean;
  joinedAt: Date;
  cartId: string | undefined;
  /** When password, second factor or passkey was given in this browser last. */
  provenAt: Date | undefined;
};

/** Who is signed in by the session cookie of those headers, and the Set-Cookie lines that renew it; asks the database nothing without one. */
export async function findAccount(
  auth: Auth,
  { headers, now }: { headers: Headers; now: Date },
): Promise<{ account: FoundAccount | undefined; cookies: string[] }> {
  if (!headers.get("cookie")?.includes(`${sessionCookieName(auth.publicOrigin)}=`))
    return { account: undefined, cookies: [] };
  const found = await auth.library.api.getSession({ headers, returnHeaders: true });
  const cookies = found.headers.getSetCookie();
  if (!found.response) return { account: undefined, cookies };
  const { session } = found.response;
  const person = await findPerson(auth, session.userId);
  if (!person || isOver(auth, { ...session, role: person.role, now }))
    return { account: undefined, cookies: await endSession(auth, headers) };
  return { account: { ...person, sessionId: session.id, provenAt: session.provenAt ?? undefined }, cookies };
}

/** The account of a session that still lasts; role and all else as they are now. */
export async function findAccountOfSession(
  auth: Auth,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<FoundAccount | undefined> {
  const own = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  const [session] = await auth.db
    .select()
    .from(sessions)
    .where(and(own, gt(sessions.expiresAt, now)));
  const person = session && (await findPerson(auth, userId));
  if (!person || isOver(auth, { ...session, role: person.role, now })) return undefined;
  return { ...person, sessionId, provenAt: session.provenAt ?? undefined };
}

function isOver({ sessionsStay }: Auth, session: Parameters<typeof isSessionOver>[0]): boolean {
  return !sessionsStay && isSessionOver(session);
}

/** The browsers an account is signed in with, last used first. */
export async function listSessions(
  { db }: Auth,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt));
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    device: userAgent ?? "",
    startedAt: createdAt,
    usedAt: updatedAt,
    isThis: id === sessionId,
  }));
}

/** Signs one browser of the account out; another person's session is not found. */
export async function revokeSession(
  { db }: Auth,
  { userId, id }: { userId: string; id: string },
): Promise<Result<undefined, "not-found">> {
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return rowCount ? ok(undefined) : refused("not-found");
}

/** Whose account it is and what they may do, as it stands now; undefined for an unknown id. */
export async function findPerson(
  { db }: Auth,
  userId: string,
): Promise<Omit<FoundAccount, "sessionId" | "provenAt"> | undefined> {
  const [found] = await db
    .select({
      profile: profiles,
      email: users.email,
      hasSecondFactor: users.twoFactorEnabled,
      cartId: carts.id,
      passwords: db.$count(identities, and(eq(identities.userId, users.id), isPasswordIdentity)),
      passkeys: db.$count(passkeys, eq(passkeys.userId, users.id)),
      consents: db.$count(consents, and(eq(consents.profileId, users.id), isStandingMarketing)),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(carts, eq(carts.profileId, users.id))
    .where(eq(users.id, userId));
  if (!found) return undefined;
  const { profile, email, hasSecondFactor } = found;
  const { accounts } = await findSettings(db);
  return {
    userId,
    role: profile.role,
    name: profile.name,
    email: ownEmail(email),
    phone: profile.phone ?? undefined,
    hasPassword: found.passwords > 0,
    hasSecondFactor,
    hasPasskey: found.passkeys > 0,
    mustSetUpSecondFactor:
      needsSecondFactor(profile.role, accounts) && !hasSecondFactor && found.passkeys === 0,
    isMarketingAllowed: found.consents > 0,
    joinedAt: profile.createdAt,
    cartId: found.cartId ?? undefined,
  };
}
