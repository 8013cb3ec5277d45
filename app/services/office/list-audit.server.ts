import { and, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { audit } from "#app/db/schema/ground.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { escapeLike } from "#app/db/words.ts";
import { addDays, indiaInstant } from "#app/domain/india-time.ts";

export type AuditFilter = {
  /** Part of a name, or of what stands for somebody without an account ("shopper"). */
  actor: string;
  action: string;
  /** How the subject begins, such as "order SHH-". */
  subject: string;
  /** A day in India. */
  day: string;
};

export type AuditRow = {
  id: number;
  actor: string;
  action: string;
  subject: string;
  /** The name of the account it is about; empty where it is about something else. */
  subjectName: string;
  details: Record<string, unknown>;
  happenedAt: Date;
};

/** Who did what, newest first, `limit` rows after the place `after`; accounts go by the name they have now. */
export async function listAudit(
  db: Db,
  { filter, after, limit = 50 }: { filter: AuditFilter; after?: string | undefined; limit?: number },
): Promise<{ rows: AuditRow[]; after: string | undefined }> {
  const found = await db
    .select({
      id: audit.id,
      actor: shownActor,
      action: audit.action,
      subject: audit.subject,
      subjectName: sql<string>`coalesce(${subjectProfiles.name}, '')`,
      details: sql<Record<string, unknown>>`${audit.details}`,
      happenedAt: audit.happenedAt,
      place: sql<string>`${microseconds} || '-' || ${audit.id}`,
    })
    .from(audit)
    .leftJoin(profiles, isByProfile)
    .leftJoin(subjectProfiles, isAboutProfile)
    .where(and(passes(filter), await isOfActor(db, filter.actor), isAfter(after)))
    .orderBy(desc(audit.happenedAt), desc(audit.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return {
    rows: rows.map(({ place: _, ...row }) => row),
    after: found.length > limit ? rows.at(-1)!.place : undefined,
  };
}

/** Who changed something last, and when; undefined when nobody did. */
export async function findLastChange(
  db: Db,
  subject: string,
): Promise<{ actor: string; happenedAt: Date } | undefined> {
  const [row] = await db
    .select({ actor: shownActor, happenedAt: audit.happenedAt })
    .from(audit)
    .leftJoin(profiles, isByProfile)
    .where(eq(audit.subject, subject))
    .orderBy(desc(audit.id))
    .limit(1);
  return row;
}

/** The kinds of acts that were ever written down. */
export function listAuditActions(db: Db): Promise<string[]> {
  return listKnown(db, audit.action);
}

const isByProfile = eq(profiles.id, sql`regexp_replace(${audit.actor}, '^user ', '')`);
const subjectProfiles = alias(profiles, "subject_profiles");
const isAboutProfile = eq(subjectProfiles.id, sql`regexp_replace(${audit.subject}, '^user ', '')`);
const shownActor = sql<string>`coalesce(nullif(${profiles.name}, ''), ${audit.actor})`;

const microseconds = sql`(extract(epoch from ${audit.happenedAt}) * 1000000)::bigint`;

function isAfter(place: string | undefined): SQL | undefined {
  const [, time, id] = /^(\d{1,17})-(\d{1,15})$/.exec(place ?? "") ?? [];
  if (!time || !id) return undefined;
  const instant = sql`'epoch'::timestamptz + ${time}::bigint * interval '1 microsecond'`;
  return sql`(${audit.happenedAt}, ${audit.id}) < (${instant}, ${id}::bigint)`;
}

function passes({ action, subject, day }: AuditFilter): SQL | undefined {
  return and(
    action ? eq(audit.action, action) : undefined,
    subject ? beginsWith(subject) : undefined,
    day ? gte(audit.happenedAt, indiaInstant(day, 0)) : undefined,
    day ? lt(audit.happenedAt, indiaInstant(addDays(day, 1), 0)) : undefined,
  );
}

// Looked up apart: walking along the log for a subject of few entries would read all of it.
function beginsWith(subject: string): SQL {
  return sql`${audit.id} = any (array(
    select own.id from ${audit} own where lower(own.subject) like ${`${escapeLike(subject.toLowerCase())}%`}
  ))`;
}

/** An act names who did it, or their account. */
async function isOfActor(db: Db, typed: string): Promise<SQL | undefined> {
  if (!typed) return undefined;
  const actors = await listKnown(db, audit.actor);
  const people = await db
    .select({ id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(inArray(profiles.id, ["", ...actors.map(accountId)]));
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const part = typed.toLowerCase();
  const found = actors.filter((actor) =>
    `${actor} ${nameOf.get(accountId(actor)) ?? ""}`.toLowerCase().includes(part),
  );
  return inArray(audit.actor, ["", ...found]);
}

function accountId(actor: string): string {
  return actor.replace(/^user /, "");
}

/** What ever stood in a column, looked up one after the other: there are few actors and acts in many entries. */
async function listKnown(db: Db, column: typeof audit.actor | typeof audit.action): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive known as (
      select min(${column}) as value from ${audit}
      union all
      select (select min(${column}) from ${audit} where ${column} > known.value) from known where known.value is not null
    )
    select value from known where value is not null
  `);
  return rows.map(({ value }) => value);
}
