import type { Db } from "#app/db/client.server.ts";
import { isFailing } from "#app/domain/job.ts";
import { findJobStates } from "#app/services/job-history.server.ts";
import type { Jobs } from "#app/services/run-jobs.server.ts";

/** Every job of the shop as it went last, by what this process did and what others wrote down: whichever is newer; those that fail first. */
export async function listJobs(db: Db, jobs: Pick<Jobs, "list">) {
  const { states, running } = await findJobStates(db);
  const shown = jobs.list().map((own) => {
    const { job, nextAt } = own;
    const stored = states.find((state) => state.job === job);
    const isRunning = running.includes(job);
    const isOwn = !stored || (own.startedAt !== undefined && own.startedAt >= stored.startedAt);
    if (isOwn)
      return {
        job,
        nextAt,
        isRunning,
        startedAt: own.startedAt,
        tookMs: own.tookMs,
        fault: isFailing(own) ? own.fault : undefined,
        // What failed before a restart counts on in the database.
        failuresInRow: Math.max(own.failuresInRow, isFailing(own) ? (stored?.failuresInRow ?? 0) : 0),
      };
    const { startedAt, tookMs, fault, failuresInRow } = stored;
    return { job, nextAt, isRunning, startedAt, tookMs, fault, failuresInRow };
  });
  return shown.sort((a, b) => b.failuresInRow - a.failuresInRow);
}
