import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "#app/db/schema/ground-columns.ts";

const howItWent = {
  startedAt: instant().notNull(),
  endedAt: instant().notNull(),
  tookMs: integer().notNull(),
  /** "kind code" of domain/job.ts; empty where it was done. */
  fault: text().notNull().default(""),
  /** Which process of the shop: its machine and number. */
  process: text().notNull(),
};

/** How each job went last, of whichever process. */
export const jobStates = pgTable("job_states", {
  job: text().primaryKey(),
  failuresInRow: integer().notNull().default(0),
  ...howItWent,
});

/** What the jobs did: a row per job, day and fault (with none: done), for all rounds of that kind; one asked for by hand has a row of its own. */
export const jobRuns = pgTable(
  "job_runs",
  {
    id: id(),
    job: text().notNull(),
    day: date().notNull(),
    isByHand: boolean().notNull().default(false),
    rounds: integer().notNull(),
    /** Of the longest of these rounds; the other times are of the last one. */
    longestMs: integer().notNull(),
    ...howItWent,
  },
  (t) => [
    uniqueIndex("job_runs_day_index").on(t.day, t.job, t.fault).where(sql`not ${t.isByHand}`),
    index("job_runs_ended_index").on(t.endedAt),
  ],
);
