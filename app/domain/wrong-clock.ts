/** So far the clocks of two machines of one shop may differ, and a clock may be put right at a stroke. */
export const CLOCKS_DIFFER_MS = 5 * 60_000;

/** Whether something that has happened lies so far ahead that only a clock that was wrong can have written it down. */
export function isFromWrongClock(happenedAt: Date, now: Date): boolean {
  return happenedAt.getTime() > now.getTime() + CLOCKS_DIFFER_MS;
}
