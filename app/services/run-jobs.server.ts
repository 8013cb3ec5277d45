import type { Db } from "#app/db/client.server.ts";
import type { Leases } from "#app/db/leases.server.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { inTime } from "#app/domain/in-time.ts";
import type { JobFault, JobName, JobRun } from "#app/domain/job.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { createJobBoard } from "#app/services/job-board.server.ts";
import { writeJobNews } from "#app/services/job-history.server.ts";

const LONGEST_PAUSE_OF_FAILED_MS = 60_000;
/** Successful rounds are written down once in this time, and at the end: every few seconds would be thousands of writes a day. */
const WRITE_EVERY_MS = 3_600_000;
/** The first writing comes sooner: it ends what was said of jobs that failed before a restart. */
const FIRST_WRITE_MS = 60_000;
const LONGEST_WAIT_MS = 8_000;
const LAST_WRITE_MS = 3_000;

type HandRun = { state: "done" | "under-way" } | { state: "failed"; fault: JobFault };

export type Jobs = {
  list(): JobRun[];
  /** Does a job once, now, for somebody of the office; waits 8 s for it at most. */
  runNow(
    job: JobName | undefined,
    by: { staffId: string },
  ): Promise<Result<HandRun, "unknown-job" | "is-running">>;
};

export type JobRunner = Jobs & {
  /** Does the work again and again, one round at a time over all processes of the shop; what is a process's own (`isOwn`), in each. */
  repeat(job: JobName, pauseMs: number, work: () => Promise<unknown>, how?: { isOwn?: boolean }): void;
  stop(): Promise<void>;
};

type Entry = { work: () => Promise<unknown>; isOwn: boolean; round: Promise<unknown> | undefined };
type RoundEnd = { state: "done" } | { state: "failed"; fault: JobFault } | { state: "elsewhere" };

/** Runs the jobs of the shop, each under a lease, and keeps their history. A round that fails is logged and tried again, after a minute at most. */
export function createJobRunner(parts: {
  db: Db;
  leases: Leases;
  clock: () => Date;
  /** A shop of the past that is only looked at does no work. */
  isResting: boolean;
  /** Hears of every failure. */
  onFailure: (job: JobName, error: unknown) => void;
  onUnwritten: (error: unknown) => void;
}): JobRunner {
  const { db, leases, clock } = parts;
  const board = createJobBoard();
  const entries = new Map<JobName, Entry>();
  const timers = new Map<JobName, ReturnType<typeof setTimeout>>();
  let isStopped = false;
  const openedAtMs = performance.now();
  let writtenAtMs = openedAtMs - WRITE_EVERY_MS + FIRST_WRITE_MS;
  let writing: Promise<void> = Promise.resolve();

  function write(): Promise<void> {
    writtenAtMs = performance.now();
    writing = writing.then(async () => {
      const news = board.takeNews();
      await writeJobNews(db, news).catch((error: unknown) => {
        board.putBack(news);
        parts.onUnwritten(error);
      });
    });
    return writing;
  }

  async function doRound(job: JobName, { work, isOwn }: Entry, isByHand: boolean): Promise<RoundEnd> {
    const startedAt = clock();
    const begunMs = performance.now();
    let error: unknown;
    try {
      const giveBack = isOwn ? async () => undefined : await leases.take(job);
      if (!giveBack) return { state: "elsewhere" };
      await work().finally(giveBack);
    } catch (thrown) {
      error = thrown ?? new Error("The job threw nothing.");
      parts.onFailure(job, error);
    }
    const tookMs = Math.round(performance.now() - begunMs);
    const round = { startedAt, endedAt: clock(), tookMs, isByHand };
    const { isNews, isFirst, fault } = board.noteRound(job, round, error);
    const isDue = performance.now() - writtenAtMs >= WRITE_EVERY_MS;
    const isFirstOfSlow = isFirst && performance.now() - openedAtMs > FIRST_WRITE_MS;
    if (isNews || isDue || isFirstOfSlow) await write();
    return fault ? { state: "failed", fault } : { state: "done" };
  }

  /** One round of a job, unless one of this process is under way. */
  function start(job: JobName, entry: Entry, isByHand = false): Promise<RoundEnd> {
    if (entry.round) return Promise.resolve({ state: "elsewhere" });
    const round = doRound(job, entry, isByHand).finally(() => {
      entry.round = undefined;
    });
    entry.round = round;
    return round;
  }

  function plan(job: JobName, pauseMs: number, next: () => void): void {
    if (isStopped) return;
    board.noteNext(job, new Date(clock().getTime() + pauseMs));
    timers.set(job, setTimeout(next, pauseMs));
  }

  return {
    list: board.list,
    repeat(job, pauseMs, work, { isOwn = false } = {}) {
      if (parts.isResting) return;
      const entry: Entry = { work, isOwn, round: undefined };
      entries.set(job, entry);
      board.add(job);
      const next = async () => {
        const { state } = await start(job, entry);
        plan(job, state === "failed" ? Math.min(pauseMs, LONGEST_PAUSE_OF_FAILED_MS) : pauseMs, next);
      };
      plan(job, pauseMs, next);
    },
    async runNow(job, { staffId }) {
      const entry = job && entries.get(job);
      if (!job || !entry || isStopped) return refused("unknown-job");
      if (entry.round) return refused("is-running");
      await inTransaction(db, (tx) =>
        recordAudit(tx, {
          by: byUser({ userId: staffId }),
          act: "run-job",
          about: `job ${job}`,
          details: {},
          now: clock(),
        }),
      );
      const outcome = await inTime(start(job, entry, true), LONGEST_WAIT_MS).catch(() => undefined);
      if (!outcome) return ok({ state: "under-way" });
      return outcome.state === "elsewhere" ? refused("is-running") : ok(outcome);
    },
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all([...entries.values()].map(({ round }) => round));
      await inTime(write(), LAST_WRITE_MS).catch(parts.onUnwritten);
      await leases.close();
    },
  };
}
