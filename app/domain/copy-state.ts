import { isFromWrongClock } from "#app/domain/wrong-clock.ts";

/** How it is with the copies of the shop, as the last round noted it. */
export type CopyState = {
  /** Where they go. */
  folder: string;
  /** Since when they are to be kept. */
  since: string;
  /** For how many days they are kept; absent where a version before this one noted it last. */
  days?: number;
  /** All that was done before is in the copies; absent until the first whole copy is there. */
  safeAt?: string;
  /** When the last whole copy was finished. */
  baseAt?: string;
  /** Of a database on the owner's server: it is copied as a whole each day, and not from second to second. */
  isDaily?: boolean;
  /** Why the last round failed, in a sentence for the command line, and of which kind that is. */
  error?: string;
  fault?: CopyFaultKind;
};

/** Its disk is full, it is not there, it may not be used, or something else. */
export type CopyFaultKind = "full" | "away" | "closed" | "other";

/** `off` while nobody asked for copies, `first` while the first is made, `stopped` once nothing got there for a minute, or two hours after a daily one was due. */
export type CopyCondition =
  | { kind: "off" }
  | { kind: "first" }
  | { kind: "safe"; safeAt: string; secondsAgo: number }
  | { kind: "stopped"; safeAt: string | undefined; secondsAgo: number; error: string; fault: CopyFaultKind };

const STOPPED_AFTER_MS = 45_000;
const FIRST_COPY_MS = 10 * 60_000;
const SNAPSHOT_EVERY_MS = 24 * 3_600_000;
const DAILY_STOPPED_AFTER_MS = 26 * 3_600_000;
const DAILY_FIRST_COPY_MS = 2 * 3_600_000;

/** After how many days at most nothing of what was erased is in the copies: one goes with the first pruning at which the next is old enough, and both are daily. */
export function erasedAfterDays(days: number): number {
  return days + 2;
}

/** What the owner should know of the copies now. */
export function judgeCopies(state: CopyState | undefined, now: Date): CopyCondition {
  if (!state) return { kind: "off" };
  const { safeAt, since, error = "", fault = "other", isDaily = false } = state;
  const stoppedAfterMs = isDaily ? DAILY_STOPPED_AFTER_MS : STOPPED_AFTER_MS;
  const agoMs = Math.max(0, now.getTime() - Date.parse(safeAt ?? since));
  const secondsAgo = Math.floor(agoMs / 1000);
  const isOld = safeAt && (agoMs > stoppedAfterMs || isFromWrongClock(new Date(safeAt), now));
  const isStopped = safeAt ? isOld : error !== "" || agoMs > (isDaily ? DAILY_FIRST_COPY_MS : FIRST_COPY_MS);
  if (isStopped) return { kind: "stopped", safeAt, secondsAgo, error, fault };
  return safeAt ? { kind: "safe", safeAt, secondsAgo } : { kind: "first" };
}

/** Whether the daily copy of a database elsewhere is to be made now: a day after the last began, also where the clock was set back. A failed one is tried at each look. */
export function isSnapshotDue(
  state: CopyState | undefined,
  { since }: Pick<CopyState, "since">,
  now: Date,
): boolean {
  const last = state?.since === since ? state.safeAt : undefined;
  return last === undefined || Math.abs(now.getTime() - Date.parse(last)) >= SNAPSHOT_EVERY_MS;
}
