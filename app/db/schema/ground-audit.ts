import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#app/db/schema/ground-columns.ts";
import type { AuditFault } from "#app/domain/audit-fault.ts";

/** The chain of the audit, a seal for each entry: its hash is of the seal before it and of what the entry says (services/audit-seal.server.ts). */
export const auditSeals = pgTable(
  "audit_seals",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    auditId: bigint({ mode: "number" }).notNull().unique(),
    previous: text().notNull(),
    hash: text().notNull(),
    /** Whether the entry is from before entries had digests. */
    isOld: boolean().notNull().default(false),
    sealedAt: instant().notNull(),
  },
  (t) => [index("audit_seals_time_index").on(t.sealedAt)],
);

/** Each time the audit was read over: how many entries were sealed, and what was wrong. */
export const auditChecks = pgTable("audit_checks", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  checkedAt: instant().notNull(),
  sealed: integer().notNull(),
  faults: jsonb().$type<AuditFault[]>().notNull().default(sql`'[]'`),
});
