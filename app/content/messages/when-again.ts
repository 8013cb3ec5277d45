import { waitText } from "#app/content/messages/wait.ts";

const LONGEST_SECONDS = 90;
const LONGEST_MINUTES = 90;
/** From here on nobody counts hours. */
const A_NIGHT_HOURS = 18;

/** When to try again, from the seconds of Retry-After: "in 40 seconds", "in 12 minutes", "in 5 hours", "tomorrow". Never sooner than it is free, but for "tomorrow". */
export function whenAgain(seconds: number): string {
  if (seconds < LONGEST_SECONDS) return waitText.seconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  if (minutes < LONGEST_MINUTES) return waitText.minutes(minutes);
  const hours = Math.ceil(minutes / 60);
  return hours < A_NIGHT_HOURS ? waitText.hours(hours) : waitText.tomorrow;
}
