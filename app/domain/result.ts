/** An expected outcome is a value: done with something to hand on, or refused for one of a few named reasons. */
export type Result<T, R extends string> = { ok: true; value: T } | { ok: false; reason: R };

/** A refusal that carries facts for its sentence, such as the packs that are left; one of several in a union of a command's own. */
export type Refused<R extends string, Facts extends object> = { ok: false; reason: R } & Facts;

/** The outcome of something that was done. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** The outcome of something that was refused, with its reason. */
export function refused<R extends string>(reason: R): { ok: false; reason: R } {
  return { ok: false, reason };
}
