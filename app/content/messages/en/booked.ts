import { formatDay, formatTime } from "#app/content/messages/dates.ts";
import { indiaDate, indiaMinutes } from "#app/domain/india-time.ts";

/** How an agreed time is told everywhere: "Booked: Mon 23 Nov, 9:30 AM". */
export function booked(startsAt: Date): string {
  return `Booked: ${formatDay(indiaDate(startsAt))}, ${formatTime(indiaMinutes(startsAt))}`;
}
