import { createHmac } from "node:crypto";
import { gte, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { securityEvents } from "#app/db/schema/accounts-security-events.ts";
import { attempts } from "#app/db/schema/ground.ts";
import {
  alarming,
  BY_ANYBODY,
  MOST_ROWS_AN_HOUR,
  type SecurityEvent,
  toldAt,
} from "#app/domain/accounts/security-event.ts";
import { shownNetwork } from "#app/domain/accounts/shown-network.ts";
import { keptSince } from "#app/domain/kept-for.ts";
import { networkOf } from "#app/domain/network.ts";
import { noteBookOf } from "#app/services/note-book.server.ts";

/** What happened, to whose account (or what was typed where there is none), and from where. */
export type HappenedEvent = {
  kind: SecurityEvent;
  userId?: string | undefined;
  /** Is hashed with the shop's secret; what was typed may be a password in the wrong field. */
  typed?: string | undefined;
  /** Words of ours only, never what somebody typed. */
  about?: string | undefined;
  caller: { address: string; now: Date; knownUserId: string | undefined };
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Writes an event down. Many of the same in an hour, and more of a kind than its bound, are told by sums. */
export async function recordSecurityEvent(
  { db: here, secret }: { db: Db; secret: string },
  { kind, userId, typed, about = "", caller }: HappenedEvent,
): Promise<void> {
  const { address } = caller;
  const { db, now } = noteBookOf(here, caller.now);
  const network = shownNetwork(networkOf(address));
  const typedHash = typed === undefined || userId !== undefined ? undefined : keyed(typed, secret);
  const count = await countInHour(db, {
    key: keyed(`${userId ?? typedHash} ${about} ${network}`, secret),
    kind,
    now,
  });
  const times = toldAt(count);
  if (times === 0) return;
  const isOwn = userId !== undefined && !BY_ANYBODY.has(kind);
  const rows = await countInHour(db, { key: isOwn ? `rows ${keyed(userId, secret)}` : "rows", kind, now });
  if (rows <= MOST_ROWS_AN_HOUR) {
    const isDeviceKnown = userId === undefined ? undefined : caller.knownUserId === userId;
    await db
      .insert(securityEvents)
      .values({ kind, userId, typedHash, about, network, isDeviceKnown, times, happenedAt: now });
    return;
  }
  const manyTimes = toldAt(rows - MOST_ROWS_AN_HOUR);
  if (manyTimes > 0)
    await db.insert(securityEvents).values({ kind, network: "", times: manyTimes, happenedAt: now });
}

/** What piles up in the last 24 hours, with its number. */
export async function findSecurityAlarms(
  db: Db,
  now: Date,
): Promise<{ kind: SecurityEvent; count: number }[]> {
  const rows = await db
    .select({ kind: securityEvents.kind, count: sql<number>`sum(${securityEvents.times})::int` })
    .from(securityEvents)
    .where(gte(securityEvents.happenedAt, new Date(now.getTime() - DAY_MS)))
    .groupBy(securityEvents.kind);
  const counts = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  return alarming(counts).map((kind) => ({ kind, count: counts[kind]! }));
}

/** Deletes the events whose period is over, through the one function that may; gives their number. */
export async function purgeSecurityEvents(db: Db, now: Date): Promise<number> {
  const before = keptSince("securityEvent", now).toISOString();
  const { rows } = await db.execute<{ count: number }>(
    sql`select purge_security_events(${before}::timestamptz) as count`,
  );
  return rows[0]!.count;
}

/** How many of that key there were in the hour that its first one began, with this one. */
async function countInHour(
  db: Db,
  { kind, key, now }: { kind: SecurityEvent; key: string; now: Date },
): Promise<number> {
  const isOver = sql`${attempts.forgetAt} <= ${now.toISOString()}::timestamptz`;
  const forgetAt = new Date(now.getTime() + HOUR_MS);
  const [row] = await db
    .insert(attempts)
    .values({ key: `event ${kind} ${key}`, count: 1, forgetAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        forgetAt: sql`case when ${isOver} then excluded.forget_at else ${attempts.forgetAt} end`,
      },
    })
    .returning({ count: attempts.count });
  return row!.count;
}

function keyed(text: string, secret: string): string {
  return createHmac("sha256", secret).update(`security event ${text}`).digest("base64url").slice(0, 22);
}
