// What is written down of the doors of the shop (OWASP ASVS 5, 16.3): who came in, who failed, and every grave act.

export const SECURITY_EVENTS = [
  "sign-in",
  "sign-in-failed",
  "code-failed",
  "second-factor-failed",
  "locked-out",
  "permission-refused",
  "proof-failed",
  "exported",
  "read-many-records",
  "role-changed",
  "payee-changed",
  "password-changed",
  "password-reset",
  "email-changed",
  "phone-changed",
  "second-factor-changed",
  "passkey-changed",
  "sessions-ended",
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** An event as the office reads it. */
export type SecurityEventRow = {
  id: number;
  kind: SecurityEvent;
  /** The account's name and address; null where there is none (any more). */
  name: string | null;
  email: string | null;
  /** The first letters of the hash of what was typed: the same for the same text. */
  typed: string | null;
  about: string;
  network: string;
  isDeviceKnown: boolean | null;
  times: number;
  happenedAt: Date;
};

/** So many rows of one kind an hour; beyond them only sums, so that a flood does not fill the table. */
export const MOST_ROWS_AN_HOUR = 200;

/** What anybody can cause without a right password: one bound for all. Of the others each account has its own, so that one that was bought hides no other. */
export const BY_ANYBODY: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  ...(["sign-in-failed", "code-failed", "second-factor-failed", "locked-out"] as const),
]);

/**
 * How many events the row after the `count`-th of the same in an hour tells of; 0 where none is written. Rows at 1, 2, 4, 8 … :
 * the first ones are told at once, and ten thousand guesses of one network take 14 rows.
 */
export function toldAt(count: number): number {
  const isPowerOfTwo = Number.isInteger(Math.log2(count));
  return isPowerOfTwo ? Math.max(1, count / 2) : 0;
}

/** So many in 24 hours are more than a shop of some hundred sign-ins a day sees by mistyping. */
const ALARMS: Partial<Record<SecurityEvent, number>> = {
  // One in ten sign-ins is mistyped once; this is a day of 500 sign-ins.
  "sign-in-failed": 50,
  "code-failed": 50,
  // Seven wrong guesses of one account in 15 minutes: a person gives up and asks for a new password.
  "locked-out": 5,
  // Comes after the right password, so somebody may know it.
  "second-factor-failed": 5,
  // Whose session it is knows the password; somebody else at the counter's screen does not.
  "proof-failed": 5,
  // No screen links to what its reader may not open.
  "permission-refused": 10,
  // The owner takes one or two files of a month; a thief takes all of them.
  exported: 20,
  // A day has room for about 50 patients; each further 15 within an hour ask for the password again.
  "read-many-records": 3,
  "role-changed": 3,
  "payee-changed": 2,
};

/** The kinds that pile up: those that happened at least as often in the last 24 hours as their alarm says. */
export function alarming(counts: Partial<Record<SecurityEvent, number>>): SecurityEvent[] {
  return SECURITY_EVENTS.filter((kind) => (counts[kind] ?? 0) >= (ALARMS[kind] ?? Number.POSITIVE_INFINITY));
}
