import { and, asc, count, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { ownAddress } from "#app/db/own-address.ts";
import { sessions, users } from "#app/db/schema/accounts.ts";
import { passkeys } from "#app/db/schema/accounts-passkeys.ts";
import { businesses } from "#app/db/schema/enquiries.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { escapeLike } from "#app/db/words.ts";
import { noMailbox, ownEmail } from "#app/domain/own-email.ts";
import type { Role } from "#app/domain/permissions.ts";

const PER_PAGE = 50;
const SHOP_ROLES: Role[] = ["admin", "staff", "doctor"];

export type PersonRow = { id: string; name: string; email: string; role: Role; joinedAt: Date };

/** Accounts by e-mail, 50 after the key `after` of the last one: the people of the shop, or everybody whose e-mail or name has `q` in it. */
export async function listPeople(
  db: Db,
  { q, after }: { q: string; after?: string | undefined },
): Promise<{ rows: PersonRow[]; after: string | undefined }> {
  const found = await db
    .select({
      id: profiles.id,
      name: profiles.name,
      email: ownAddress,
      cursor: users.email,
      role: profiles.role,
      joinedAt: profiles.createdAt,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(matches(q), after === undefined ? undefined : gt(users.email, storedAddress(after))))
    .orderBy(asc(users.email))
    .limit(PER_PAGE + 1);
  const last = found.length > PER_PAGE ? found[PER_PAGE - 1]! : undefined;
  const rows = found.slice(0, PER_PAGE).map(({ cursor: _, ...row }) => row);
  return { rows, after: last && (ownEmail(last.cursor) ?? last.id) };
}

/** The address behind a key of the list: itself, or what stands in for it where the key is an account's id. */
function storedAddress(key: string): string {
  return key.includes("@") ? key : noMailbox(key);
}

/** An account for who gives roles: how it signs in and in how many browsers, never what it bought. */
export async function findPersonOfOffice(db: Db, { userId, now }: { userId: string; now: Date }) {
  const [[person], [open]] = await Promise.all([
    db
      .select({
        id: profiles.id,
        name: profiles.name,
        email: ownAddress,
        phone: profiles.phone,
        role: profiles.role,
        joinedAt: profiles.createdAt,
        isEmailVerified: users.emailVerified,
        hasApp: users.twoFactorEnabled,
        passkeys: db.$count(passkeys, eq(passkeys.userId, profiles.id)),
        organization: businesses.organization,
      })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.id))
      .leftJoin(businesses, eq(businesses.profileId, profiles.id))
      .where(eq(profiles.id, userId)),
    db
      .select({ sessionCount: count() })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now))),
  ]);
  return (
    person && {
      ...person,
      hasSecondFactor: person.hasApp || person.passkeys > 0,
      phone: person.phone ?? undefined,
      organization: person.organization ?? undefined,
      sessionCount: open!.sessionCount,
    }
  );
}

function matches(q: string): SQL | undefined {
  if (q === "") return inArray(profiles.role, SHOP_ROLES);
  const part = `%${escapeLike(q)}%`;
  return or(sql`${ownAddress} ilike ${part}`, sql`${profiles.name} ilike ${part}`);
}
