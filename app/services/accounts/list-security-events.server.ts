import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { ownAddress } from "#app/db/own-address.ts";
import { users } from "#app/db/schema/accounts.ts";
import { securityEvents } from "#app/db/schema/accounts-security-events.ts";
import type { SecurityEvent, SecurityEventRow } from "#app/domain/accounts/security-event.ts";
import { addDays, indiaInstant } from "#app/domain/india-time.ts";

export type SecurityEventFilter = {
  kind: SecurityEvent | undefined;
  /** A day in India; "" for any. */
  day: string;
  network: string;
};

/** The events of the doors, newest first, `limit` rows before the row `after`. */
export async function listSecurityEvents(
  db: Db,
  { filter, after, limit = 50 }: { filter: SecurityEventFilter; after?: number | undefined; limit?: number },
): Promise<{ rows: SecurityEventRow[]; after: string | undefined }> {
  const { kind, day, network } = filter;
  const found = await db
    .select({
      id: securityEvents.id,
      kind: securityEvents.kind,
      name: users.name,
      email: sql<string | null>`${ownAddress}`,
      typed: sql<string | null>`left(${securityEvents.typedHash}, 6)`,
      about: securityEvents.about,
      network: securityEvents.network,
      isDeviceKnown: securityEvents.isDeviceKnown,
      times: securityEvents.times,
      happenedAt: securityEvents.happenedAt,
    })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(
      and(
        kind && eq(securityEvents.kind, kind),
        network ? eq(securityEvents.network, network) : undefined,
        day
          ? and(
              gte(securityEvents.happenedAt, indiaInstant(day, 0)),
              lt(securityEvents.happenedAt, indiaInstant(addDays(day, 1), 0)),
            )
          : undefined,
        after === undefined ? undefined : lt(securityEvents.id, after),
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, after: found.length > limit ? String(rows.at(-1)!.id) : undefined };
}
