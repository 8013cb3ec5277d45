import { and, gt, isNull, lte, min, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import type { DamageBoard } from "#app/db/damage.server.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { isDatabaseUnavailable } from "#app/db/unavailable.server.ts";
import { judgeCopies } from "#app/domain/copy-state.ts";
import { judgeDrill } from "#app/domain/drill-state.ts";
import type { HealthReadings } from "#app/domain/health.ts";
import { inTime } from "#app/domain/in-time.ts";
import { ALARMING_FAILURES, type JobName } from "#app/domain/job.ts";
import { readCopyState, readDrillState } from "#app/integrations/copy-state.server.ts";
import { type DiskSpace, readDiskSpace } from "#app/integrations/disk.server.ts";
import { listAlarmingJobs } from "#app/services/job-history.server.ts";
import type { Jobs } from "#app/services/run-jobs.server.ts";

const LONGEST_WAIT_MS = 1_500;

/** Finds out how the shop is, in 1.5 s at most however the database is. */
export async function readHealth(parts: {
  db: Db;
  jobs: Pick<Jobs, "list">;
  damage: DamageBoard;
  diskPlaces: string[];
  config: { dataDir: string };
  now: Date;
}): Promise<HealthReadings> {
  const { db, jobs, damage, diskPlaces, now } = parts;
  const [messages, disk, copies, drill] = await Promise.all([
    inTime(readMessages(db, now), LONGEST_WAIT_MS).catch((error: unknown) => {
      damage.note(error);
      return isDatabaseUnavailable(error) ? ("no answer" as const) : undefined;
    }),
    readFullestDisk(diskPlaces),
    readCopyState(parts.config.dataDir),
    readDrillState(parts.config.dataDir),
  ]);
  const known = messages === "no answer" ? undefined : messages;
  return {
    isDatabaseAnswering: messages !== "no answer",
    diskFreePercent: disk?.freePercent,
    oldestUnsentMessageSeconds: known?.oldestUnsentSeconds,
    areMessagesGoingOut: known?.areGoingOut ?? true,
    failingJobs: [...new Set([...ownAlarming(jobs), ...(known?.alarmingJobs ?? [])])],
    isDamageSeen: damage.isSeen(),
    copies: judgeCopies(copies, now),
    drill: judgeDrill(copies, drill, now),
  };
}

/** The disk with the least free of those the folders lie on; undefined when none answers in 1.5 s. */
export async function readFullestDisk(folders: string[]): Promise<DiskSpace | undefined> {
  const found = await inTime(Promise.all(folders.map(readDiskSpace)), LONGEST_WAIT_MS).catch(() => []);
  return found.reduce<DiskSpace | undefined>(
    (fullest, disk) => (disk && disk.freePercent < (fullest?.freePercent ?? Infinity) ? disk : fullest),
    undefined,
  );
}

/** What this process knows while the database does not answer. */
function ownAlarming(jobs: Pick<Jobs, "list">): JobName[] {
  return jobs
    .list()
    .filter(({ failuresInRow }) => failuresInRow >= ALARMING_FAILURES)
    .map(({ job }) => job);
}

async function readMessages(db: Db, now: Date) {
  const isDue = or(gt(outbox.attempts, 0), lte(outbox.dueAt, now));
  const [waiting] = await db
    .select({ since: min(outbox.createdAt) })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), isDue));
  const since = waiting?.since;
  const alarmingJobs = await listAlarmingJobs(db);
  if (!since) return { oldestUnsentSeconds: 0, areGoingOut: true, alarmingJobs };
  const sent = await db.select({ id: outbox.id }).from(outbox).where(gt(outbox.sentAt, since)).limit(1);
  const oldestUnsentSeconds = Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000));
  return { oldestUnsentSeconds, areGoingOut: sent.length > 0, alarmingJobs };
}
