import fc from "fast-check";
import { expect, test } from "vitest";
import { hoursOutside } from "#app/domain/clinic/outside-hours.ts";
import { clockMinutes } from "#app/domain/india-time.ts";
import { settingsSchema } from "#app/domain/settings.ts";

const { hours: openingHours } = settingsSchema.parse({});

test("what of a week lies before opening, after closing or on a closed day is told, the rest is not", () => {
  const row = (weekday: number, startsAt: string, endsAt: string) => ({
    ...{ weekday, startsAt, endsAt },
    mode: "both" as const,
  });
  const week = [row(0, "16:00", "20:00"), row(1, "09:00", "12:00"), row(2, "10:00", "12:00")];
  expect(hoursOutside(week, openingHours)).toEqual([
    { weekday: 1, mode: "both", fromMinutes: 540, toMinutes: 570 },
    { weekday: 0, mode: "both", fromMinutes: 1020, toMinutes: 1200 },
  ]);
  const withBreak = [
    { weekday: 1, opensAt: "10:00", closesAt: "13:00" },
    { weekday: 1, opensAt: "16:00", closesAt: "20:00" },
  ];
  expect(hoursOutside([row(1, "09:00", "21:00")], { weekly: withBreak })).toMatchObject([
    { fromMinutes: 540, toMinutes: 600 },
    { fromMinutes: 780, toMinutes: 960 },
    { fromMinutes: 1200, toMinutes: 1260 },
  ]);
  expect(hoursOutside([row(3, "10:00", "12:00")], { weekly: withBreak })).toHaveLength(1);
});

test("every minute of a row is either in the opening hours or told as outside, and never both", () => {
  const clock = fc.integer({ min: 0, max: 1439 });
  const span = fc.tuple(clock, clock).filter(([a, b]) => a < b);
  const text = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  fc.assert(
    fc.property(span, fc.array(span, { maxLength: 3 }), ([from, to], open) => {
      const weekly = open.map(([a, b]) => ({ weekday: 1, opensAt: text(a), closesAt: text(b) }));
      const row = { weekday: 1, startsAt: text(from), endsAt: text(to), mode: "clinic" as const };
      const outside = hoursOutside([row], { weekly });
      for (let minute = clockMinutes(row.startsAt); minute < clockMinutes(row.endsAt); minute += 7) {
        const isOpen = open.some(([a, b]) => a <= minute && minute < b);
        const told = outside.filter((part) => part.fromMinutes <= minute && minute < part.toMinutes).length;
        expect(told).toBe(isOpen ? 0 : 1);
      }
    }),
  );
});
