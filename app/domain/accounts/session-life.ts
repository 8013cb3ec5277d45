// How long somebody stays signed in. OWASP ASVS 5, 7.3.1 and 7.3.2: an end without use and an end in any case, by what the account may do.

import { type Role, worksInShop } from "#app/domain/permissions.ts";
import { isFromWrongClock } from "#app/domain/wrong-clock.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A customer signs in again four times a year; without a visit after 30 days, when the session itself runs out. */
const CUSTOMER_LONGEST_MS = 90 * DAY_MS;
/** Who works in the shop: half an hour without a click, and a working day in any case. */
const SHOP_IDLE_MS = 30 * MINUTE_MS;
const SHOP_LONGEST_MS = 12 * 60 * MINUTE_MS;

/** Whether a session is over, however it is used: 90 days after signing in, for roles of the shop 12 hours after it or 30 minutes after the last click; at once where a wrong clock has begun it. */
export function isSessionOver({
  role,
  createdAt,
  updatedAt,
  now,
}: {
  role: Role;
  createdAt: Date;
  updatedAt: Date;
  now: Date;
}): boolean {
  if (isFromWrongClock(createdAt, now)) return true;
  const since = (moment: Date) => now.getTime() - moment.getTime();
  if (!worksInShop(role)) return since(createdAt) > CUSTOMER_LONGEST_MS;
  const isIdle = since(updatedAt) > SHOP_IDLE_MS || isFromWrongClock(updatedAt, now);
  return isIdle || since(createdAt) > SHOP_LONGEST_MS;
}
