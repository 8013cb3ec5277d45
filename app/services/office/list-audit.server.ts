import { and, desc, eq, gte, ilike, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { profiles } from "#app/db/schema/customers.ts";
import { audit } from "#app/db/schema/site.ts";
import { addDays, indiaInstant } from "#app/domain/india-time.ts";
import { escapeLike } from "#app/services/catalog/shop-query.server.ts";

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
  details: Record<string, unknown>;
  happenedAt: Date;
};

/** Who did what, newest first, `limit` rows after the entry `after`; accounts go by the name they have now. */
export async function listAudit(
  db: Db,
  { filter, after, limit = 50 }: { filter: AuditFilter; after?: number | undefined; limit?: number },
): Promise<{ rows: AuditRow[]; after: number | undefined }> {
  const found = await db
    .select({
      id: audit.id,
      actor: shownActor,
      action: audit.action,
      subject: audit.subject,
      details: sql<Record<string, unknown>>`${audit.details}`,
      happenedAt: audit.happenedAt,
    })
    .from(audit)
    .leftJoin(profiles, eq(profiles.id, sql`regexp_replace(${audit.actor}, '^user ', '')`))
    .where(and(passes(filter), after === undefined ? undefined : lt(audit.id, after)))
    .orderBy(desc(audit.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, after: found.length > limit ? rows.at(-1)!.id : undefined };
}

/** The kinds of acts that were ever written down. */
export async function listAuditActions(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ action: audit.action }).from(audit).orderBy(audit.action);
  return rows.map(({ action }) => action);
}

const shownActor = sql<string>`coalesce(nullif(${profiles.name}, ''), ${audit.actor})`;

function passes({ actor, action, subject, day }: AuditFilter): SQL | undefined {
  return and(
    actor ? or(ilike(profiles.name, contains(actor)), ilike(audit.actor, contains(actor))) : undefined,
    action ? eq(audit.action, action) : undefined,
    subject ? ilike(audit.subject, `${escapeLike(subject)}%`) : undefined,
    day ? gte(audit.happenedAt, indiaInstant(day, 0)) : undefined,
    day ? lt(audit.happenedAt, indiaInstant(addDays(day, 1), 0)) : undefined,
  );
}

function contains(text: string): string {
  return `%${escapeLike(text)}%`;
}
