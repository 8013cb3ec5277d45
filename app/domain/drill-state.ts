import type { CopyState } from "#app/domain/copy-state.ts";
import { isFromWrongClock } from "#app/domain/wrong-clock.ts";

/** How the last test of the copies went: the shop brought back from them aside, looked over and removed again. */
export type DrillState = {
  /** Since when the copies are kept that were tested. */
  since: string;
  triedAt: string;
  /** When a test last found everything right. */
  wellAt?: string;
  /** What was not right in the last one, in sentences. */
  faults: string[];
  /** The last one was not begun, as the disk had no room for a second shop. */
  lacksRoom?: boolean;
  /** Up to when the last one brought the shop back, and what was there. */
  found?: { to: string; seconds: number; orders: number; bills: number; batches: number; files: number };
};

/** `off` where no copies are kept, `waiting` before the first test, `late` when none went well for 8 days. */
export type DrillCondition =
  | { kind: "off" }
  | { kind: "waiting" }
  | { kind: "well"; wellAt: string }
  | { kind: "failed"; triedAt: string; faults: string[] }
  | { kind: "late"; since: string; isTested: boolean; lacksRoom: boolean };

const DAY_MS = 86_400_000;
const DRILL_EVERY_MS = 7 * DAY_MS;
const LATE_AFTER_MS = 8 * DAY_MS;
const TRY_AGAIN_MS = DAY_MS;

type Kept = Pick<CopyState, "since" | "baseAt">;

/** What the owner should know of the tests of the copies. */
export function judgeDrill(
  copies: Kept | undefined,
  drill: DrillState | undefined,
  now: Date,
): DrillCondition {
  if (!copies) return { kind: "off" };
  const last = ofThese(copies, drill, now);
  if (last && last.faults.length > 0) return { kind: "failed", triedAt: last.triedAt, faults: last.faults };
  const { wellAt } = last ?? {};
  const since = wellAt ?? copies.since;
  if (now.getTime() - Date.parse(since) > LATE_AFTER_MS)
    return { kind: "late", since, isTested: wellAt !== undefined, lacksRoom: last?.lacksRoom ?? false };
  return wellAt ? { kind: "well", wellAt } : { kind: "waiting" };
}

/** Whether the copies are to be tested now: a week after the last time, and daily while that does not go well. */
export function isDrillDue(copies: Kept | undefined, drill: DrillState | undefined, now: Date): boolean {
  if (!copies?.baseAt) return false;
  const last = ofThese(copies, drill, now);
  if (!last) return true;
  const waitMs = last.triedAt === last.wellAt ? DRILL_EVERY_MS : TRY_AGAIN_MS;
  return now.getTime() - Date.parse(last.triedAt) >= waitMs;
}

/** A test of copies that were kept elsewhere before says nothing of these, nor does one of a day that is still to come. */
function ofThese({ since }: Kept, drill: DrillState | undefined, now: Date): DrillState | undefined {
  if (!drill || isFromWrongClock(new Date(drill.triedAt), now)) return undefined;
  return drill.since === since ? drill : undefined;
}
