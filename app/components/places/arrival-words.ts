import { formatTime } from "#app/content/messages/dates.ts";
import type { locationText } from "#app/content/messages/places/location.ts";
import { clockMinutes } from "#app/domain/india-time.ts";
import type { LocationFacts } from "#app/domain/places/location-facts.ts";

/** "the same day, ordered before 2:00 PM on a working day, by our own rider" */
export function arrivalWords(
  { arrives }: typeof locationText,
  { minDays, maxDays, cutOff, carrier }: Pick<LocationFacts, "minDays" | "maxDays" | "cutOff" | "carrier">,
): string {
  const when =
    cutOff !== undefined && maxDays === 0
      ? arrives.sameDay(formatTime(clockMinutes(cutOff)))
      : maxDays === 1
        ? arrives.nextDay
        : arrives.days(minDays, maxDays);
  return `${when}, ${arrives[carrier]}`;
}
