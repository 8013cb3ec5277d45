import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAge, parseConsultationForm } from "#app/domain/clinic/consultation-form.ts";
import { isTimeOver, PREFERRED_TIMES, partOfDay, TIME_WINDOWS } from "#app/domain/clinic/preferred-time.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";

/** Saturday, 21 November 2026, 12:30 in Sohna: the morning is over. */
const NOW = new Date("2026-11-21T07:00:00Z");

const FILLED = {
  name: "Rakesh Kumar",
  email: "rakesh@example.in",
  phone: "+91 98110-24680",
  age: "58",
  gender: "male",
  guardianName: "",
  preferredDate: "2026-11-23",
  preferredTime: "morning",
  mainComplaints: "Knee stiffness",
  healthConsent: "on",
};
const GUARDIAN = {
  guardianName: "Sita Devi",
  guardianRelation: "mother",
  guardianPhone: "98110 24681",
  guardianConsent: "on",
};

function read(change: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, ...change })) form.append(name, value);
  return parseConsultationForm(form, NOW);
}

test("a filled form is read", () => {
  expect(read()).toMatchObject({
    ok: true,
    value: {
      phone: "9811024680",
      age: 58,
      gender: "male",
      shareRecords: false,
      slot: undefined,
      mode: "clinic",
    },
  });
});

test("every required field is missed by its name", () => {
  const empty = Object.fromEntries(Object.keys(FILLED).map((name) => [name, " "]));
  const { problems } = read(empty) as { problems: object };
  expect(problems).toEqual({
    name: "required",
    email: "required",
    phone: "required",
    age: "required",
    gender: "required",
    preferredDate: "required",
    preferredTime: "required",
    mainComplaints: "required",
    healthConsent: "required",
  });
});

test.each<[Record<string, string>, Record<string, string>]>([
  [{ email: "rakesh@nowhere" }, { email: "email" }],
  [{ phone: "12345" }, { phone: "phone" }],
  [{ age: "121" }, { age: "age" }],
  [{ age: "-1" }, { age: "age" }],
  [{ age: "4.5" }, { age: "age" }],
  [{ age: "four" }, { age: "age" }],
  [{ gender: "robot" }, { gender: "gender" }],
  [{ preferredDate: "2026-11-20" }, { preferredDate: "past-date" }],
  [{ preferredDate: "2026-02-30" }, { preferredDate: "date" }],
  [{ preferredDate: "2099-01-01" }, { preferredDate: "date" }],
  [{ preferredDate: "2026-11-21", preferredTime: "morning" }, { preferredTime: "past-time" }],
  [{ preferredTime: "night" }, { preferredTime: "time" }],
  [{ mainComplaints: "x".repeat(2001) }, { mainComplaints: "too-long" }],
  [
    { age: "17" },
    {
      guardianName: "guardian",
      guardianRelation: "guardian-relation",
      guardianPhone: "required",
      guardianConsent: "guardian-consent",
    },
  ],
  [{ age: "17", ...GUARDIAN, guardianConsent: "" }, { guardianConsent: "guardian-consent" }],
  [{ age: "17", ...GUARDIAN, guardianPhone: "12345" }, { guardianPhone: "phone" }],
  [{ age: "17", ...GUARDIAN, guardianRelation: "aunt" }, { guardianRelation: "guardian-relation" }],
  [{ healthConsent: "" }, { healthConsent: "required" }],
  [{ slot: "soon" }, { slot: "slot" }],
  [{ slot: "0000-01-01T00:00:00.000Z" }, { slot: "slot" }],
  [{ slot: "9999-12-31T23:59:59.999Z" }, { slot: "slot" }],
  [{ slot: "2026-11-31T04:00:00.000Z" }, { slot: "slot" }],
  [{ slot: "wait" }, { slot: "slot" }],
])("%j is refused at its field", (change, problems) => {
  expect(read(change)).toEqual({ ok: false, problems });
});

test("today's afternoon can still be asked for at half past twelve", () => {
  expect(read({ preferredDate: "2026-11-21", preferredTime: "afternoon" }).ok).toBe(true);
});

test("a newborn and a person of 120 are patients; a child comes with an adult", () => {
  expect(read({ age: "0", ...GUARDIAN })).toMatchObject({ ok: true, value: { age: 0 } });
  expect(read({ age: "120" }).ok).toBe(true);
  expect(read({ age: "18" }).ok).toBe(true);
});

test("a chosen slot stands for date and time, in India's day", () => {
  const chosen = read({
    slot: "2026-11-23T04:00:00.000Z",
    preferredDate: "",
    preferredTime: "",
    mode: "video",
  });
  expect(chosen).toMatchObject({
    ok: true,
    value: { preferredDate: "2026-11-23", preferredTime: "morning", mode: "video" },
  });
});

test("who goes on the waiting list waits for the day that the choice names, at any time, whatever stands below", () => {
  for (const preferredDate of ["", "2026-12-01", "2026-11-20"])
    for (const preferredTime of ["", "morning", "night"])
      expect(read({ slot: "wait:2026-11-25", preferredDate, preferredTime })).toMatchObject({
        ok: true,
        value: { slot: "wait", preferredDate: "2026-11-25", preferredTime: undefined },
      });
  expect(read({ slot: "wait:2026-11-21", preferredTime: "morning" }).ok).toBe(true);
  expect(read({ slot: "wait:2026-11-20" })).toEqual({ ok: false, problems: { preferredDate: "past-date" } });
  expect(read({ slot: "wait:soon" })).toEqual({ ok: false, problems: { preferredDate: "date" } });
});

test("an age is read exactly when it is a whole number from 0 to 120", () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 999 }), (age) => {
      expect(parseAge(String(age))).toBe(age >= 0 && age <= 120 ? age : undefined);
    }),
  );
});

test("no day before today is ever taken, whatever the hour in Sohna", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
      fc.integer({ min: -400, max: 364 }),
      fc.constantFrom(...PREFERRED_TIMES),
      (now, days, preferredTime) => {
        const form = new FormData();
        const preferredDate = addDays(indiaDate(now), days);
        for (const [name, value] of Object.entries({ ...FILLED, preferredDate, preferredTime }))
          form.append(name, value);
        const isOver = days < 0 || isTimeOver({ date: preferredDate, time: preferredTime, now });
        expect(parseConsultationForm(form, now).ok).toBe(!isOver);
      },
    ),
  );
});

test("every minute of a window lies in its own part of the day", () => {
  for (const time of PREFERRED_TIMES)
    for (let minutes = TIME_WINDOWS[time].from; minutes < TIME_WINDOWS[time].to; minutes++)
      expect(partOfDay(minutes)).toBe(time);
});
