import { isDatabaseUnavailable } from "#app/db/unavailable.server.ts";
import { ALARMING_FAILURES, type JobFault, type JobName, type JobRun, jobFaultOf } from "#app/domain/job.ts";

/** How one round went. */
type Round = { startedAt: Date; endedAt: Date; tookMs: number };
type Told = { fault: JobFault | undefined; isNews: boolean; isFirst: boolean };

/** Rounds of a job with the same outcome that are not in the database yet; the times are of the last one. */
export type JobNews = Round & {
  job: JobName;
  fault: JobFault | undefined;
  /** Asked for in the office. */
  isByHand: boolean;
  rounds: number;
  longestMs: number;
};

export type JobBoard = {
  /** Puts a job on the board before its first round. */
  add(job: JobName): void;
  noteNext(job: JobName, nextAt: Date | undefined): void;
  /** How a round went, by its error; tells whether the database should know at once (a failure that is new, or its end), and whether it is the first that was done. */
  noteRound(job: JobName, round: Round & { isByHand: boolean }, error?: unknown): Told;
  list(): JobRun[];
  /** Takes what is not written down yet, in the order in which it happened. */
  takeNews(): JobNews[];
  /** Puts back what could not be written. */
  putBack(news: JobNews[]): void;
};

/** Remembers of every job of this process how it went, and what of that the database does not know yet. */
export function createJobBoard(): JobBoard {
  const runs = new Map<JobName, JobRun>();
  let news = new Map<string, JobNews>();
  const runOf = (job: JobName) => {
    const run = runs.get(job) ?? {
      job,
      startedAt: undefined,
      tookMs: 0,
      doneAt: undefined,
      failedAt: undefined,
      fault: undefined,
      failuresInRow: 0,
      nextAt: undefined,
    };
    runs.set(job, run);
    return run;
  };
  const addNews = ({ job, fault, ...more }: JobNews) => {
    const key = `${job} ${more.isByHand} ${fault?.kind} ${fault?.code}`;
    const known = news.get(key);
    // Taken out and put in again, so that the last outcome of a job stands last.
    news.delete(key);
    news.set(key, {
      ...more,
      job,
      fault,
      rounds: (known?.rounds ?? 0) + more.rounds,
      longestMs: Math.max(known?.longestMs ?? 0, more.longestMs),
    });
  };
  return {
    add: (job) => void runOf(job),
    noteNext(job, nextAt) {
      runOf(job).nextAt = nextAt;
    },
    noteRound(job, round, error) {
      const run = runOf(job);
      const { startedAt, endedAt, tookMs, isByHand } = round;
      const fault = error ? jobFaultOf(error, { isDatabase: isDatabaseUnavailable(error) }) : undefined;
      const hadFailed = run.failuresInRow > 0;
      const isFirst = !fault && run.doneAt === undefined;
      Object.assign(run, { startedAt, tookMs });
      if (fault) Object.assign(run, { failedAt: endedAt, fault, failuresInRow: run.failuresInRow + 1 });
      else Object.assign(run, { doneAt: endedAt, failuresInRow: 0 });
      addNews({ ...round, job, fault, rounds: 1, longestMs: tookMs });
      const isNewFailure = fault !== undefined && run.failuresInRow <= ALARMING_FAILURES;
      return { fault, isFirst, isNews: isByHand || isNewFailure || (!fault && hadFailed) };
    },
    list: () => [...runs.values()].map((run) => ({ ...run })),
    takeNews() {
      const taken = [...news.values()];
      news = new Map();
      return taken;
    },
    putBack(taken) {
      const since = [...news.values()];
      news = new Map();
      for (const each of [...taken, ...since]) addNews(each);
    },
  };
}
