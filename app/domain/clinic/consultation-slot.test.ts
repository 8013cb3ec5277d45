import fc from "fast-check";
import { expect, test } from "vitest";
import { formatTime } from "#app/content/messages/dates.ts";
import {
  type DoctorHours,
  isSeeing,
  meetingOf,
  nextFree,
  overlaps,
  type Schedule,
  slotsOfDay,
  slotTime,
} from "#app/domain/clinic/consultation-slot.ts";
import { indiaInstant, weekdayOf } from "#app/domain/india-time.ts";
import { settingsSchema } from "#app/domain/settings.ts";

const { hours: openingHours } = settingsSchema.parse({});
const MONDAY = "2026-11-23";
const SUNDAY = "2026-11-22";
const LONG_AGO = new Date(0);

const mondayWithBreak: Schedule = {
  hours: [
    { weekday: 1, startsAt: "09:00", endsAt: "11:00", mode: "both" },
    { weekday: 1, startsAt: "16:00", endsAt: "17:00", mode: "clinic" },
  ],
  daysOff: [],
  slotMinutes: 30,
};

function times(schedule: Schedule, change: Partial<Parameters<typeof slotsOfDay>[1]> = {}): string[] {
  return slotsOfDay(schedule, { date: MONDAY, openingHours, taken: [], earliest: LONG_AGO, ...change }).map(
    (slot) => `${formatTime(slotTime(slot).minutes)}${slot.isTaken ? " taken" : ""}`,
  );
}

test("the slots follow the week as it was entered, also before the shop opens, and leave the break free", () => {
  expect(times(mondayWithBreak)).toEqual([
    "9:00 AM",
    "9:30 AM",
    "10:00 AM",
    "10:30 AM",
    "4:00 PM",
    "4:30 PM",
  ]);
});

test("another weekday, a day off and a holiday have none", () => {
  expect(times(mondayWithBreak, { date: SUNDAY })).toEqual([]);
  expect(times({ ...mondayWithBreak, daysOff: [MONDAY] })).toEqual([]);
  const holidays = [{ date: MONDAY, name: "Guru Nanak Jayanti" }];
  expect(times(mondayWithBreak, { openingHours: { ...openingHours, holidays } })).toEqual([]);
});

test("a booking stands outside of the doctor's times when week, day off, way of meeting or holidays changed", () => {
  const [nine, ten] = [indiaInstant(MONDAY, 570), indiaInstant(MONDAY, 600)];
  const booking = { span: { startsAt: nine, endsAt: ten }, mode: "video" as const, openingHours };
  expect(isSeeing(mondayWithBreak, booking)).toBe(true);
  expect(isSeeing({ ...mondayWithBreak, daysOff: [MONDAY] }, booking)).toBe(false);
  const [row] = mondayWithBreak.hours;
  for (const change of [
    { weekday: 2 },
    { startsAt: "09:45" },
    { endsAt: "09:50" },
    { mode: "clinic" as const },
  ])
    expect(isSeeing({ daysOff: [], hours: [{ ...row!, ...change }] }, booking)).toBe(false);
  const holidays = [{ date: MONDAY, name: "Guru Nanak Jayanti" }];
  expect(isSeeing(mondayWithBreak, { ...booking, openingHours: { ...openingHours, holidays } })).toBe(false);
});

test("every slot that is offered is one in which the doctor sees patients, up to the last of a day", () => {
  const hours = [{ weekday: 1, startsAt: "00:00", endsAt: "23:59", mode: "both" as const }];
  const asked = { date: MONDAY, openingHours, taken: [], earliest: LONG_AGO };
  const slots = slotsOfDay({ hours, daysOff: [], slotMinutes: 14 }, asked);
  expect(slots.map(slotTime).at(-1)).toEqual({ date: MONDAY, minutes: 1414 });
  for (const span of slots)
    expect(isSeeing({ hours, daysOff: [] }, { span, mode: "clinic", openingHours })).toBe(true);
});

test("a doctor sees patients after the shop has closed: a Sunday goes on after five", () => {
  const sunday = [{ weekday: 0, startsAt: "16:00", endsAt: "18:00", mode: "both" as const }];
  expect(times({ ...mondayWithBreak, hours: sunday }, { date: SUNDAY })).toEqual([
    "4:00 PM",
    "4:30 PM",
    "5:00 PM",
    "5:30 PM",
  ]);
});

test("what is past or too near is left out, what others have is marked", () => {
  const earliest = new Date(`${MONDAY}T10:00:00+05:30`);
  const taken = [
    { startsAt: new Date(`${MONDAY}T16:15:00+05:30`), endsAt: new Date(`${MONDAY}T16:30:00+05:30`) },
  ];
  expect(times(mondayWithBreak, { earliest, taken })).toEqual([
    "10:00 AM",
    "10:30 AM",
    "4:00 PM taken",
    "4:30 PM",
  ]);
});

const clock = fc.integer({ min: 0, max: 287 }).map((fives) => {
  const minutes = fives * 5;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
});
const row: fc.Arbitrary<DoctorHours> = fc
  .record({
    weekday: fc.integer({ min: 0, max: 6 }),
    times: fc.tuple(clock, clock).filter(([a, b]) => a !== b),
    mode: fc.constantFrom("clinic" as const, "video" as const, "both" as const),
  })
  .map(({ times: [a, b], ...rest }) => ({ ...rest, startsAt: a < b ? a : b, endsAt: a < b ? b : a }));
const schedule = fc.record({
  hours: fc.array(row, { maxLength: 12 }),
  daysOff: fc.constant<string[]>([]),
  slotMinutes: fc.integer({ min: 5, max: 120 }),
});
const day = fc.integer({ min: 0, max: 800 }).map((days) => {
  return new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
});

test("whatever the week: slots never overlap, lie in the doctor's hours, on the day asked for", () => {
  fc.assert(
    fc.property(schedule, day, (week, date) => {
      const slots = slotsOfDay(week, { date, openingHours, taken: [], earliest: LONG_AGO });
      for (const [index, slot] of slots.entries()) {
        const { date: on, minutes } = slotTime(slot);
        const ends = minutes + week.slotMinutes;
        expect(on).toBe(date);
        expect(slot.endsAt.getTime() - slot.startsAt.getTime()).toBe(week.slotMinutes * 60_000);
        expect(
          week.hours.some(
            (each) =>
              each.weekday === weekdayOf(date) &&
              slotMinutesOf(each.startsAt) <= minutes &&
              ends <= slotMinutesOf(each.endsAt),
          ),
        ).toBe(true);
        for (const other of slots.slice(index + 1)) expect(overlaps(slot, other)).toBe(false);
      }
    }),
  );
});

test("a machine in any time zone offers the same slots", () => {
  const zone = process.env.TZ;
  const shown = ["UTC", "Asia/Kolkata", "America/New_York", "Pacific/Kiritimati"].map((name) => {
    process.env.TZ = name;
    return JSON.stringify(
      slotsOfDay(mondayWithBreak, { date: MONDAY, openingHours, taken: [], earliest: LONG_AGO }),
    );
  });
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  expect(new Set(shown).size).toBe(1);
  expect(shown[0]).toContain("2026-11-23T03:30:00.000Z");
});

function slotMinutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

test("the next free time is the first that nobody has taken, on whatever day; none where all are full", () => {
  const slot = (time: string, isTaken: boolean) => ({ startsAt: new Date(`2026-11-${time}:00Z`), isTaken });
  const full = { slots: [slot("23T04:00", true), slot("23T04:30", true)] };
  expect(
    nextFree([{ slots: [] }, full, { slots: [slot("24T04:00", true), slot("24T05:00", false)] }]),
  ).toEqual(new Date("2026-11-24T05:00:00Z"));
  expect(nextFree([full])).toBeUndefined();
});

test("where the doctor is met follows from the ways in which times can be booked", () => {
  expect([meetingOf(["clinic", "video"]), meetingOf(["video"]), meetingOf([])]).toEqual([
    "both",
    "video",
    undefined,
  ]);
});
