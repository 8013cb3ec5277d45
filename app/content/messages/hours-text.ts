import { calendarText } from "#app/content/messages/calendar.ts";
import { formatTime, weekdayName } from "#app/content/messages/dates.ts";
import { type OpeningSpan, type Week, weekRuns } from "#app/domain/store-hours.ts";

/** The week in lines, equal days joined: ["Mon-Sat 9:30 AM-8:00 PM", "Sun 10:00 AM-5:00 PM"]; closed days are left out. */
export function hoursText(hours: Week): string[] {
  return weekRuns(hours).map(({ first, last, spans }) =>
    calendarText.openDays(weekdayName(first), weekdayName(last), spans.map(spanText)),
  );
}

function spanText({ opensAtMinutes, closesAtMinutes }: OpeningSpan): string {
  return calendarText.timeSpan(formatTime(opensAtMinutes), formatTime(closesAtMinutes));
}
