import { expect, test } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatTime,
  weekdayName,
} from "#app/content/messages/dates.ts";
import { hoursText } from "#app/content/messages/hours-text.ts";
import { speak } from "#app/content/messages/speak.server.ts";
import { settingsSchema } from "#app/domain/settings.ts";

const { hours, supportHours } = settingsSchema.parse({});

test("days and times are written as India writes them", () => {
  expect(formatDay("2026-11-24")).toBe("Tue 24 Nov");
  expect(formatDate("2027-01-01")).toBe("1 Jan 2027");
  expect(formatDateTime(new Date("2026-11-21T10:35:00Z"))).toBe("21 Nov 2026, 4:05 PM");
  expect(weekdayName(0)).toBe("Sun");
});
test.each([
  [0, "12:00 AM"],
  [570, "9:30 AM"],
  [720, "12:00 PM"],
  [840, "2:00 PM"],
  [1140, "7:00 PM"],
  [1439, "11:59 PM"],
  [1440, "12:00 AM"],
])("minute %i is shown as %s", (minutes, shown) => {
  expect(formatTime(minutes)).toBe(shown);
});
test("the week reads in lines, equal days joined", () => {
  expect(hoursText(hours)).toEqual(["Mon-Sat 9:30 AM-8:00 PM", "Sun 10:00 AM-5:00 PM"]);
  expect(hoursText(supportHours)).toEqual(["Mon-Sun 9:00 AM-9:00 PM"]);
});
test("a lunch break shows in the lines, a closed day is left out", () => {
  const weekly = [
    { weekday: 2, opensAt: "16:00", closesAt: "20:00" },
    { weekday: 2, opensAt: "09:00", closesAt: "13:00" },
  ];
  expect(hoursText({ weekly })).toEqual(["Tue 9:00 AM-1:00 PM, 4:00 PM-8:00 PM"]);
});
test("dates follow the language, with the same numbers", () => {
  const written = speak("pseudo", () => [
    formatDateTime(new Date("2026-11-21T10:35:00Z")),
    formatDay("2026-11-24"),
    ...hoursText(hours),
  ]);
  expect(written.join()).not.toMatch(/[a-z]/i);
  expect(written.join().match(/\d+/g)).toEqual([
    "21",
    "2026",
    "4",
    "05",
    "24",
    "9",
    "30",
    "8",
    "00",
    "10",
    "00",
    "5",
    "00",
  ]);
});
