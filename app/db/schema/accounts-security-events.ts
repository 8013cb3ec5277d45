import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#app/db/schema/ground-columns.ts";
import { SECURITY_EVENTS } from "#app/domain/accounts/security-event.ts";

/** What happened at the doors of the shop; only ever added to, and purged by its period. No secret and nothing that was typed stands here. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: SECURITY_EVENTS }).notNull(),
    /** Whose account it was; leads to nobody once the account is erased. */
    userId: text(),
    /** Where no account was found: a keyed hash of what was typed in its place. */
    typedHash: text(),
    /** What was asked for: a way in, a permission, a file; "" where the kind says it all. */
    about: text().notNull().default(""),
    /** The shortened network (203.0.113.0/24); "" where many came at once. */
    network: text().notNull(),
    /** Whether this browser had signed in to that account before. */
    isDeviceKnown: boolean(),
    /** So many of the same are told by this row. */
    times: integer().notNull().default(1),
    happenedAt: instant().notNull(),
  },
  (t) => [
    check("security_events_times_check", sql`${t.times} > 0`),
    index("security_events_time_index").on(t.happenedAt, t.id),
    index("security_events_kind_index").on(t.kind, t.happenedAt, t.id),
    index("security_events_user_index").on(t.userId, t.happenedAt, t.id),
  ],
);
