// When nobody is woken up or bothered by news that can wait.

import { indiaMinutes } from "#app/domain/india-time.ts";

const FIRST_MINUTE = 10 * 60;
const LAST_MINUTE = 20 * 60;

/** Whether news that can wait may go out now: from 10 AM to 8 PM in India, within the hours that carriers leave to offers. */
export function isNewsTime(now: Date): boolean {
  const minute = indiaMinutes(now);
  return minute >= FIRST_MINUTE && minute < LAST_MINUTE;
}
