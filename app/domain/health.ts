import type { CopyCondition } from "#app/domain/copy-state.ts";
import type { DrillCondition } from "#app/domain/drill-state.ts";
import type { JobName } from "#app/domain/job.ts";

/** What was found out about the shop; a figure is undefined where it could not be read. */
export type HealthReadings = {
  isDatabaseAnswering: boolean;
  /** Of the disk with the least free, in whole per cent. */
  diskFreePercent: number | undefined;
  /** Since when the oldest message that is due and not given up waits. */
  oldestUnsentMessageSeconds: number | undefined;
  /** Whether a message has gone out since the oldest was written. */
  areMessagesGoingOut: boolean;
  failingJobs: JobName[];
  isDamageSeen: boolean;
  copies: CopyCondition;
  drill: DrillCondition;
};

export type HealthReason = "database" | "disk" | "messages" | "jobs" | "damage" | "copies" | "drill";
export type HealthStatus = "ok" | "degraded" | "down";

const LEAST_FREE_PERCENT = 5;
const LATE_MESSAGE_SECONDS = 30 * 60;

/** "down" without the database, "degraded" while something needs the owner, with what it is. One address that takes no mail is no fault of the shop. */
export function judgeHealth(found: HealthReadings): { status: HealthStatus; reasons: HealthReason[] } {
  const { diskFreePercent, oldestUnsentMessageSeconds, areMessagesGoingOut } = found;
  const isLate = (oldestUnsentMessageSeconds ?? 0) > LATE_MESSAGE_SECONDS && !areMessagesGoingOut;
  const faults: Record<HealthReason, boolean> = {
    database: !found.isDatabaseAnswering,
    disk: diskFreePercent !== undefined && diskFreePercent < LEAST_FREE_PERCENT,
    messages: isLate,
    jobs: found.failingJobs.length > 0,
    damage: found.isDamageSeen,
    copies: found.copies.kind === "stopped",
    drill: found.drill.kind === "failed" || found.drill.kind === "late",
  };
  const reasons = (Object.keys(faults) as HealthReason[]).filter((reason) => faults[reason]);
  if (faults.database) return { status: "down", reasons };
  return { status: reasons.length > 0 ? "degraded" : "ok", reasons };
}
