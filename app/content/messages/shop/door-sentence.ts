import { formatClock, formatDay, weekdayName } from "#app/content/messages/dates.ts";
import { doorText } from "#app/content/messages/shop/door.ts";
import { weekdayOf } from "#app/domain/india-time.ts";
import type { DoorState } from "#app/domain/shop/door-state.ts";

const WEEK_DAYS = 7;

/** How the door is, in words: "Open until 8 PM", "Opens Mon 9:30 AM", "Closed for Diwali, opens Tue". */
export function doorSentence(door: DoorState): string {
  if (door.kind === "always-open") return doorText.alwaysOpen;
  if (door.kind === "open") return doorText.openUntil(formatClock(door.closesAtMinutes));
  const time = formatClock(door.opensAtMinutes);
  if (door.daysUntil === 0) return doorText.opensToday(time);
  // Within a week the weekday alone says which day it is.
  const day = door.daysUntil < WEEK_DAYS ? weekdayName(weekdayOf(door.opensOn)) : formatDay(door.opensOn);
  return door.holiday ? doorText.closedFor(door.holiday, day) : doorText.opensOn(day, time);
}
