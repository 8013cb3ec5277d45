// A grave act asks for the password or the second factor again (OWASP ASVS 5, 7.5.3): a session may be borrowed, a screen left open.

import { isFromWrongClock } from "#app/domain/wrong-clock.ts";

/** Long enough for a few refunds or files one after the other, too short for somebody else at the open screen. */
export const PROOF_MINUTES = 5;

/** So many patients' records in an hour are a full clinic; who reads more is asked again after each further so many. */
export const MOST_RECORDS_AN_HOUR = 15;

/** Whether password, second factor or passkey was given lately enough for a grave act. */
export function isProven(provenAt: Date | undefined, now: Date): boolean {
  if (provenAt === undefined || isFromWrongClock(provenAt, now)) return false;
  return now.getTime() - provenAt.getTime() < PROOF_MINUTES * 60_000;
}
