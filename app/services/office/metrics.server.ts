import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import type { Db } from "#app/db/client.server.ts";
import { judgeCopies } from "#app/domain/copy-state.ts";
import { inTime } from "#app/domain/in-time.ts";
import { isFailing, type JobRun } from "#app/domain/job.ts";
import { type Metric, plainMetric } from "#app/domain/metrics-text.ts";
import { readCopyState } from "#app/integrations/copy-state.server.ts";
import { readFullestDisk } from "#app/services/health.server.ts";
import { hearOfOrderSteps, type OrderStep } from "#app/services/orders/order-steps.server.ts";
import type { Jobs } from "#app/services/run-jobs.server.ts";

const LONGEST_WAIT_MS = 1_500;

type Parts = {
  db: Db;
  pool: Pick<Pool, "totalCount" | "idleCount" | "waitingCount">;
  jobs: Pick<Jobs, "list">;
  diskPlaces: string[];
  config: { dataDir: string };
  clock: () => Date;
};

export type ShopMetrics = {
  /** The figures of now, in 1.5 s however the database is; what it does not tell is left out. */
  read(): Promise<Metric[]>;
  stop(): void;
};

/** What a monitor draws of the shop, apart from its requests: numbers, and names from fixed lists; nobody and nothing anybody wrote. */
export function openShopMetrics({ db, pool, jobs, diskPlaces, config, clock }: Parts): ShopMetrics {
  const steps: Record<OrderStep["step"], number> = { placed: 0, paid: 0, cancelled: 0 };
  const stop = hearOfOrderSteps(({ step }) => {
    steps[step] += 1;
  });
  return {
    stop,
    async read() {
      const [messages, disk, copies] = await Promise.all([
        inTime(countMessages(db), LONGEST_WAIT_MS).catch(() => undefined),
        readFullestDisk(diskPlaces),
        readCopyState(config.dataDir),
      ]);
      return [
        ordersMetric(steps),
        gauge("materia_database_up", "Whether the database answers.", messages ? 1 : 0),
        ...(messages ? messageMetrics(messages) : []),
        connectionsMetric(pool),
        ...jobMetrics(jobs.list()),
        ...copyMetrics(judgeCopies(copies, clock())),
        ...(disk
          ? [gauge("materia_disk_free_bytes", "Free on the shop's disk with the least free.", disk.freeBytes)]
          : []),
      ];
    },
  };
}

async function countMessages(db: Db): Promise<{ waiting: number; failed: number }> {
  const { rows } = await db.execute<{ waiting: number; failed: number }>(sql`
    select
      (select count(*)::int from outbox where sent_at is null and failed_at is null) as waiting,
      (select count(*)::int from outbox where failed_at is not null) as failed`);
  return rows[0]!;
}

function ordersMetric(steps: Record<OrderStep["step"], number>): Metric {
  const values = Object.entries(steps).map(([step, value]) => ({ labels: { step }, value }));
  const help = "Orders placed, paid and cancelled by this process since it began.";
  return { name: "materia_orders_total", help, type: "counter", values };
}

function messageMetrics({ waiting, failed }: { waiting: number; failed: number }): Metric[] {
  return [
    gauge("materia_messages_waiting", "Messages neither sent nor given up.", waiting),
    gauge("materia_messages_failed", "Messages given up.", failed),
  ];
}

function connectionsMetric({ totalCount, idleCount, waitingCount }: Parts["pool"]): Metric {
  const values = [
    { labels: { state: "busy" }, value: totalCount - idleCount },
    { labels: { state: "idle" }, value: idleCount },
    { labels: { state: "waited-for" }, value: waitingCount },
  ];
  const help = "Connections to the database, and how many wait for one.";
  return { name: "materia_database_connections", help, type: "gauge", values };
}

function jobMetrics(runs: JobRun[]): Metric[] {
  const done = runs.flatMap(({ job, doneAt }) =>
    doneAt ? [{ labels: { job }, value: doneAt.getTime() / 1000 }] : [],
  );
  const failing = runs.map((run) => ({ labels: { job: run.job }, value: isFailing(run) ? 1 : 0 }));
  return [
    {
      name: "materia_job_last_success_timestamp_seconds",
      help: "When a background job was last done since the start.",
      type: "gauge",
      values: done,
    },
    {
      name: "materia_job_failing",
      help: "Whether the last round of a background job failed.",
      type: "gauge",
      values: failing,
    },
  ];
}

function copyMetrics(copies: ReturnType<typeof judgeCopies>): Metric[] {
  const isKept = gauge("materia_copies_on", "Whether the shop copies itself.", copies.kind === "off" ? 0 : 1);
  const age = "secondsAgo" in copies ? copies.secondsAgo : undefined;
  return age === undefined
    ? [isKept]
    : [isKept, gauge("materia_copies_age_seconds", "How much of the newest work is not copied.", age)];
}

function gauge(name: string, help: string, value: number): Metric {
  return plainMetric(name, "gauge", help, value);
}
