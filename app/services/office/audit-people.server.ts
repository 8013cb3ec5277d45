import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { ownAddress } from "#app/db/own-address.ts";
import { users } from "#app/db/schema/accounts.ts";
import { audit } from "#app/db/schema/ground.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { ACTOR_KINDS } from "#app/domain/actor.ts";

/** `person` is what the log is filtered by. */
export type AuditPerson = { person: string; name: string; email: string };

const USER = "user:";
/** Everybody whose account is gone. */
const GONE = "gone";

/** Who of those that have an account ever did something, by name. */
export async function listAuditPeople(db: Db): Promise<AuditPerson[]> {
  const found = await db
    .select({ id: profiles.id, name: profiles.name, email: ownAddress })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(inArray(profiles.id, await listKnownUsers(db)))
    .orderBy(asc(profiles.name), asc(users.email));
  return found.map(({ id, ...person }) => ({ person: USER + id, ...person }));
}

/** The entries of that person, or of all of a kind; undefined for anybody. */
export async function byPerson(db: Db, person: string): Promise<SQL | undefined> {
  if (person.startsWith(USER)) return isOfUsers([person.slice(USER.length)]);
  if (person === GONE) return isOfUsers(await listGoneUsers(db));
  const kind = ACTOR_KINDS.find((each) => each === person);
  return kind && eq(audit.actorKind, kind);
}

function isOfUsers(ids: string[]): SQL | undefined {
  return and(eq(audit.actorKind, "user"), inArray(audit.actorId, ids));
}

async function listGoneUsers(db: Db): Promise<string[]> {
  const known = await listKnownUsers(db);
  const there = await db.select({ id: profiles.id }).from(profiles).where(inArray(profiles.id, known));
  const left = new Set(known).difference(new Set(there.map(({ id }) => id)));
  return [...left];
}

/** The accounts that ever did something, looked up one after the other: there are few in many entries. */
async function listKnownUsers(db: Db): Promise<string[]> {
  const next = (after: SQL) =>
    sql`select min(${audit.actorId}) as id from ${audit} where ${audit.actorKind} = 'user' ${after}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive known as (
      ${next(sql``)}
      union all
      select (${next(sql`and ${audit.actorId} > known.id`)}) from known where known.id is not null
    )
    select id from known where id is not null
  `);
  return rows.map(({ id }) => id);
}
