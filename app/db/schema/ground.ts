import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { actor, actorFits, instant } from "#app/db/schema/ground-columns.ts";
import { findable } from "#app/db/schema/ground-sealed.ts";

/** The owner's settings, a row per group of domain/settings.ts; a missing row means its defaults. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});

/** Messages to be sent once; written in the transaction that causes them, sent by the worker with retries. */
export const outbox = pgTable(
  "outbox",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    dedupeKey: text().notNull().unique(),
    channel: text({ enum: ["mail", "sms"] }).notNull(),
    recipient: text().notNull(),
    subject: findable("outbox.subject").notNull(),
    body: findable("outbox.body").notNull(),
    /** Papers that go with it, by number; drawn when it is sent. */
    papers: text().array().notNull().default(sql`'{}'`),
    attempts: integer().notNull().default(0),
    dueAt: instant().notNull(),
    /** A message that fails after this is given up. */
    tryUntil: instant().notNull().default(sql`now() + interval '48 hours'`),
    /** When what it is about is over: then it is sent no more. */
    usefulUntil: instant(),
    sentAt: instant(),
    failedAt: instant(),
    lastError: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check("outbox_channel_check", sql`${t.channel} in ('mail', 'sms')`),
    index("outbox_sent_index").on(t.sentAt).where(sql`${t.sentAt} is not null`),
    index("outbox_failed_index").on(t.id).where(sql`${t.failedAt} is not null`),
    index("outbox_due_index").on(t.dueAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
  ],
);

/** The keys that values of this database are sealed with, each with a word that only the right key opens; the keys themselves lie outside. */
export const encryptionKeys = pgTable("encryption_keys", {
  id: text().primaryKey(),
  proof: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

/** Who did what to which row; only ever added to. */
export const audit = pgTable(
  "audit",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    ...actor(),
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().notNull(),
    happenedAt: instant().notNull().defaultNow(),
    /** Of all the rest, by the shop that wrote it (services/audit-seal.server.ts); "before" on entries from before there was one. */
    digest: text(),
  },
  (t) => [
    actorFits("audit", t),
    index("audit_subject_index").on(t.subject),
    // The log and its filters.
    index("audit_time_index").on(t.happenedAt, t.id),
    index("audit_action_index").on(t.action, t.happenedAt, t.id),
    index("audit_subject_start_index").on(sql`lower(${t.subject}) text_pattern_ops`),
    index("audit_actor_index").on(t.actorKind, t.actorId, t.happenedAt, t.id),
  ],
);

/** When something was taken of a budget (domain/budget.ts), per key, so that limits hold over restarts and over several processes. */
export const attempts = pgTable("attempts", {
  key: text().primaryKey(),
  spentAt: instant().array().notNull().default(sql`'{}'`),
  /** How often something happened until it is forgotten, where no budget bounds it. */
  count: integer().notNull().default(0),
  /** When none of it counts any more. */
  forgetAt: instant().notNull(),
});

/** What of the shop's own texts was once put in, by a start or a release: what the owner took away since does not come back. */
export const seedRows = pgTable("seed_rows", { kind: text().notNull(), key: text().notNull() }, (t) => [
  primaryKey({ columns: [t.kind, t.key] }),
]);
