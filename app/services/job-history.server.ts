import { hostname } from "node:os";
import { and, desc, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { LEASE_CLASS } from "#app/db/leases.server.ts";
import { jobRuns, jobStates } from "#app/db/schema/ground-jobs.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import {
  ALARMING_FAILURES,
  JOB_FAULT_KINDS,
  JOB_HISTORY_DAYS,
  JOB_NAMES,
  type JobFault,
  type JobName,
} from "#app/domain/job.ts";
import type { JobNews } from "#app/services/job-board.server.ts";

const PROCESS = `${hostname()} ${process.pid}`;
const PER_PAGE = 50;

/** Writes down what the jobs did: the day's row of each outcome, and how each job went last. */
export async function writeJobNews(db: Db, news: JobNews[]): Promise<void> {
  if (news.length === 0) return;
  await inTransaction(db, async (tx) => {
    for (const { job, fault, isByHand, rounds, longestMs, ...times } of inOneOrder(news)) {
      const went = { ...times, fault: fault ? `${fault.kind} ${fault.code}` : "", process: PROCESS };
      const run = { ...went, job, isByHand, rounds, longestMs, day: indiaDate(times.endedAt) };
      await tx
        .insert(jobRuns)
        .values(run)
        .onConflictDoUpdate({
          target: [jobRuns.day, jobRuns.job, jobRuns.fault],
          targetWhere: sql`not ${jobRuns.isByHand}`,
          set: {
            ...went,
            rounds: sql`${jobRuns.rounds} + ${rounds}`,
            longestMs: sql`greatest(${jobRuns.longestMs}, ${longestMs})`,
          },
        });
      const failures = fault ? rounds : 0;
      await tx
        .insert(jobStates)
        .values({ ...went, job, failuresInRow: failures })
        .onConflictDoUpdate({
          target: jobStates.job,
          set: { ...went, failuresInRow: fault ? sql`${jobStates.failuresInRow} + ${failures}` : 0 },
        });
    }
  });
}

/** Processes write beside each other: the jobs in one order, and of each job its last outcome last. */
function inOneOrder(news: JobNews[]): JobNews[] {
  return JOB_NAMES.flatMap((job) => news.filter((each) => each.job === job));
}

/** How the jobs went last, of all processes, and which of them runs at this moment. */
export async function findJobStates(db: Db) {
  const states = await db
    .select()
    .from(jobStates)
    .where(inArray(jobStates.job, [...JOB_NAMES]));
  const { rows } = await db.execute<{ job: JobName }>(sql`
    select job from unnest(${sql.param([...JOB_NAMES])}::text[]) as job
    where exists (
      select from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2 and classid = ${LEASE_CLASS}
        and database = (select oid from pg_database where datname = current_database())
        and objid::bigint = (hashtext(job)::bigint & 4294967295))`);
  return {
    states: states.map(({ fault, job, ...state }) => ({
      ...state,
      job: job as JobName,
      fault: readFault(fault),
    })),
    running: rows.map(({ job }) => job),
  };
}

/** The jobs that failed three times in a row, in whichever process. */
export async function listAlarmingJobs(db: Db): Promise<JobName[]> {
  const failing = await db
    .select({ job: jobStates.job })
    .from(jobStates)
    .where(and(gte(jobStates.failuresInRow, ALARMING_FAILURES), inArray(jobStates.job, [...JOB_NAMES])));
  return failing.map(({ job }) => job as JobName);
}

/** The history, newest first, 50 rows after the one of that number. */
export async function listJobRuns(
  db: Db,
  { isFailedOnly, after }: { isFailedOnly: boolean; after?: number | undefined },
) {
  const [last] = after === undefined ? [] : await db.select().from(jobRuns).where(eq(jobRuns.id, after));
  const isAfter =
    last && sql`(${jobRuns.endedAt}, ${jobRuns.id}) < (${last.endedAt.toISOString()}, ${last.id})`;
  const found = await db
    .select()
    .from(jobRuns)
    .where(and(isFailedOnly ? ne(jobRuns.fault, "") : undefined, isAfter))
    .orderBy(desc(jobRuns.endedAt), desc(jobRuns.id))
    .limit(PER_PAGE + 1);
  const rows = found
    .slice(0, PER_PAGE)
    .map(({ fault, job, ...run }) => ({ ...run, job: jobNamed(job), stored: job, fault: readFault(fault) }));
  return { rows, after: found.length > PER_PAGE ? rows.at(-1)!.id : undefined };
}

/**
 * Whether the shop has worked by the clock of today for a day: a job of 1 to 9 days ago is written down. After a jump of the
 * clock, and for a day after a long rest, it has not, and what would be deleted for good can wait.
 */
export async function hasSteadyClock(db: Db, now: Date): Promise<boolean> {
  const [seen] = await db
    .select({ id: jobRuns.id })
    .from(jobRuns)
    .where(and(gte(jobRuns.endedAt, daysBefore(now, 9)), lt(jobRuns.endedAt, daysBefore(now, 1))))
    .limit(1);
  return seen !== undefined;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/** Deletes the history that is older than 90 days; gives the number of rows. */
export async function purgeJobRuns(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db
    .delete(jobRuns)
    .where(lt(jobRuns.day, addDays(indiaDate(now), -JOB_HISTORY_DAYS)));
  return rowCount ?? 0;
}

function jobNamed(stored: string): JobName | undefined {
  return JOB_NAMES.find((job) => job === stored);
}

function readFault(stored: string): JobFault | undefined {
  if (stored === "") return undefined;
  const [word = "", code = ""] = stored.split(" ");
  return { kind: JOB_FAULT_KINDS.find((kind) => kind === word) ?? "program", code };
}
