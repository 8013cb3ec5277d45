/** A refusal because a budget (domain/budget.ts) is used up; in at least so many seconds one is free again. */
export type TooMany = { ok: false; reason: "too-many-attempts"; retryAfterSeconds: number };

/** Status and headers of the answer to such a refusal: 429 with Retry-After (RFC 6585, 4). */
export function tooManyInit({ retryAfterSeconds }: { retryAfterSeconds: number }) {
  return { status: 429, headers: { "Retry-After": String(retryAfterSeconds) } };
}
