// How long a code of the gateway lives that is scanned for one order or bill.

const MINUTE_MS = 60_000;
/** Razorpay's documents name 2 and 15 minutes as the least, and 2 hours as the most. */
const LEAST_MS = 16 * MINUTE_MS;
const MOST_MS = 119 * MINUTE_MS;
/** Somebody who begins to scan now needs this long. */
const TO_SCAN_MS = 2 * MINUTE_MS;

/** When a code that is made now shall end: with the time for which the packs are kept, as far as the gateway allows. */
export function codeEnd({ heldUntil, now }: { heldUntil: Date | undefined; now: Date }): Date {
  const wantedMs = heldUntil === undefined ? MOST_MS : heldUntil.getTime() - now.getTime();
  return new Date(now.getTime() + Math.min(Math.max(wantedMs, LEAST_MS), MOST_MS));
}

/** Whether a code can still be shown to somebody. */
export function isScannable(
  code: { closesAt: Date | null; closedAt: Date | null; shown: string | null },
  now: Date,
): boolean {
  if (code.closesAt === null || code.closedAt !== null || code.shown === null) return false;
  return code.closesAt.getTime() - now.getTime() >= TO_SCAN_MS;
}
