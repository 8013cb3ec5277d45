/** An expected outcome is a value: done with something to hand on, or refused for one of a few named reasons. */
export type Result<T, R extends string> = { ok: true; value: T } | { ok: false; reason: R };

/** The outcome of something that was done. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** The outcome of something that was refused, with its reason. */
export function refused<R extends string>(reason: R): { ok: false; reason: R } {
  return { ok: false, reason };
}
