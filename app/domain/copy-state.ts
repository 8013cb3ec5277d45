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
  /** Why the last round failed, in a sentence for the command line, and of which kind that is. */
  error?: string;
  fault?: CopyFaultKind;
};

/** Its disk is full, it is not there, it may not be used, or something else. */
export type CopyFaultKind = "full" | "away" | "closed" | "other";

/** `off` while nobody asked for copies, `first` while the first is made, `stopped` once nothing got there for a minute. */
export type CopyCondition =
  | { kind: "off" }
  | { kind: "first" }
  | { kind: "safe"; safeAt: string; secondsAgo: number }
  | { kind: "stopped"; safeAt: string | undefined; secondsAgo: number; error: string; fault: CopyFaultKind };

const STOPPED_AFTER_MS = 45_000;
const FIRST_COPY_MS = 10 * 60_000;

/** After how many days at most nothing of what was erased is in the copies: one goes with the first pruning at which the next is old enough, and both are daily. */
export function erasedAfterDays(days: number): number {
  return days + 2;
}

/** What the owner should know of the copies now. */
export function judgeCopies(state: CopyState | undefined, now: Date): CopyCondition {
  if (!state) return { kind: "off" };
  const { safeAt, since, error = "", fault = "other" } = state;
  const agoMs = Math.max(0, now.getTime() - Date.parse(safeAt ?? since));
  const secondsAgo = Math.floor(agoMs / 1000);
  const isOld = safeAt && (agoMs > STOPPED_AFTER_MS || isFromWrongClock(new Date(safeAt), now));
  const isStopped = safeAt ? isOld : error !== "" || agoMs > FIRST_COPY_MS;
  if (isStopped) return { kind: "stopped", safeAt, secondsAgo, error, fault };
  return safeAt ? { kind: "safe", safeAt, secondsAgo } : { kind: "first" };
}
