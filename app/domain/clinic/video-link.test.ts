import { expect, test } from "vitest";
import type { DoctorHours } from "#app/domain/clinic/consultation-slot.ts";
import { modesOfHours, offeredHours, parseVideoLink } from "#app/domain/clinic/video-link.ts";

const MONDAY = { weekday: 1, startsAt: "10:00", endsAt: "12:00" };
const week: DoctorHours[] = [
  { ...MONDAY, mode: "both" },
  { ...MONDAY, weekday: 2, mode: "video" },
  { ...MONDAY, weekday: 3, mode: "clinic" },
];

test("a link to a video call is https, with a named host and no password", () => {
  expect(parseVideoLink(" https://meet.example.in/abc-defg?x=1 ")).toBe(
    "https://meet.example.in/abc-defg?x=1",
  );
  for (const typed of [
    "",
    "meet.example.in/abc",
    "http://meet.example.in/abc",
    "javascript:alert(1)",
    "https://user:secret@meet.example.in/abc",
    "https://localhost/abc",
    "https://",
    `https://meet.example.in/${"x".repeat(500)}`,
    "see https://meet.example.in/abc",
  ])
    expect([typed, parseVideoLink(typed)]).toEqual([typed, undefined]);
});

test("without a way into a call nobody is offered one: hours for both are the clinic's, hours by video are none", () => {
  expect(offeredHours(week, true)).toEqual(week);
  expect(modesOfHours(offeredHours(week, true))).toEqual(["clinic", "video"]);
  expect(offeredHours(week, false)).toEqual([
    { ...MONDAY, mode: "clinic" },
    { ...MONDAY, weekday: 3, mode: "clinic" },
  ]);
  expect(modesOfHours(offeredHours(week, false))).toEqual(["clinic"]);
  expect(modesOfHours(offeredHours([week[1]!], false))).toEqual([]);
});
