import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { audit } from "#app/db/schema/ground.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { ShownActor } from "#app/domain/actor.ts";
import { addDays, indiaInstant } from "#app/domain/india-time.ts";
import { byPerson } from "#app/services/office/audit-people.server.ts";
import { aboutThing, type ThingFilter } from "#app/services/office/audit-thing.server.ts";
import { shownActor } from "#app/services/shown-actor.server.ts";

export type AuditFilter = ThingFilter & {
  /** As in `listAuditPeople`; empty for anybody. */
  person: string;
  act: string;
  /** A day in India. */
  day: string;
};

export type AuditRow = {
  id: number;
  actor: ShownActor;
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
      actor: shownActor(audit),
      action: audit.action,
      subject: audit.subject,
      subjectName: sql<string>`coalesce(${subjectProfiles.name}, '')`,
      details: sql<Record<string, unknown>>`${audit.details}`,
      happenedAt: audit.happenedAt,
      place: sql<string>`${microseconds} || '-' || ${audit.id}`,
    })
    .from(audit)
    .leftJoin(subjectProfiles, isAboutProfile)
    .where(
      and(
        filter.act ? eq(audit.action, filter.act) : undefined,
        await byPerson(db, filter.person),
        await aboutThing(db, filter),
        isOnDay(filter.day),
        isAfter(after),
      ),
    )
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
): Promise<{ actor: ShownActor; happenedAt: Date } | undefined> {
  const [row] = await db
    .select({ actor: shownActor(audit), happenedAt: audit.happenedAt })
    .from(audit)
    .where(eq(audit.subject, subject))
    .orderBy(desc(audit.id))
    .limit(1);
  return row;
}

/** The acts that were ever written down, looked up one after the other: there are few in many entries. */
export async function listAuditActs(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ act: string }>(sql`
    with recursive known as (
      select min(${audit.action}) as act from ${audit}
      union all
      select (select min(${audit.action}) from ${audit} where ${audit.action} > known.act) from known
      where known.act is not null
    )
    select act from known where act is not null
  `);
  return rows.map(({ act }) => act);
}

const subjectProfiles = alias(profiles, "subject_profiles");
const isAboutProfile = eq(subjectProfiles.id, sql`regexp_replace(${audit.subject}, '^user ', '')`);

const microseconds = sql`(extract(epoch from ${audit.happenedAt}) * 1000000)::bigint`;

function isAfter(place: string | undefined): SQL | undefined {
  const [, time, id] = /^(\d{1,17})-(\d{1,15})$/.exec(place ?? "") ?? [];
  if (!time || !id) return undefined;
  const instant = sql`'epoch'::timestamptz + ${time}::bigint * interval '1 microsecond'`;
  return sql`(${audit.happenedAt}, ${audit.id}) < (${instant}, ${id}::bigint)`;
}

function isOnDay(day: string): SQL | undefined {
  if (!day) return undefined;
  return and(
    gte(audit.happenedAt, indiaInstant(day, 0)),
    lt(audit.happenedAt, indiaInstant(addDays(day, 1), 0)),
  );
}
