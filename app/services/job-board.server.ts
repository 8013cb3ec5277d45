import type { JobName, JobRun } from "#app/domain/job.ts";

export type JobBoard = {
  /** Puts a job on the board before its first round. */
  add(job: JobName): void;
  noteDone(job: JobName, now: Date): void;
  noteFailure(job: JobName, error: unknown, now: Date): void;
  list(): JobRun[];
};

/** Remembers of every background job when it was last done and how it last failed, as long as the process lives. */
export function createJobBoard(): JobBoard {
  const runs = new Map<JobName, JobRun>();
  const runOf = (job: JobName) => {
    const run = runs.get(job) ?? { job, doneAt: undefined, failedAt: undefined, error: "" };
    runs.set(job, run);
    return run;
  };
  return {
    add: (job) => void runOf(job),
    noteDone(job, now) {
      runOf(job).doneAt = now;
    },
    noteFailure(job, error, now) {
      Object.assign(runOf(job), { failedAt: now, error: String(error).slice(0, 300) });
    },
    list: () => [...runs.values()].map((run) => ({ ...run })),
  };
}
