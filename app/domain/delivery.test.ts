import fc from "fast-check";
import { expect, test } from "vitest";
import {
  deliveryKind,
  deliveryQuote,
  isWorkingDay,
  sameDayCutOff,
  ZONE_IDS,
  type ZoneId,
} from "#app/domain/delivery.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { type Settings, settingsSchema } from "#app/domain/settings.ts";

const settings = settingsSchema.parse({});
const at = (indianTime: string) => new Date(`${indianTime}:00+05:30`);

function quote(asked: {
  zone?: ZoneId;
  pincode?: string;
  goodsPaise?: number;
  now?: Date;
  settings?: Settings;
}) {
  const usual = { zone: "same-day" as const, pincode: "122001", goodsPaise: 30000, settings };
  return deliveryQuote({ ...usual, now: at("2026-11-23T11:00"), ...asked });
}

// 21 November 2026 is a Saturday, 31 December 2026 a Thursday.
test.each<[ZoneId, string, string, string]>([
  ["same-day", "2026-11-23T06:00", "2026-11-23", "2026-11-23"],
  ["same-day", "2026-11-23T13:59", "2026-11-23", "2026-11-23"],
  ["same-day", "2026-11-23T14:00", "2026-11-24", "2026-11-24"],
  ["same-day", "2026-11-23T23:59", "2026-11-24", "2026-11-24"],
  ["same-day", "2026-11-21T13:59", "2026-11-21", "2026-11-21"],
  ["same-day", "2026-11-21T14:00", "2026-11-23", "2026-11-23"],
  ["same-day", "2026-11-22T11:00", "2026-11-23", "2026-11-23"],
  ["same-day", "2026-12-31T15:00", "2027-01-01", "2027-01-01"],
  ["next-day", "2026-11-23T11:00", "2026-11-24", "2026-11-24"],
  ["next-day", "2026-11-23T18:00", "2026-11-24", "2026-11-24"],
  ["next-day", "2026-11-21T11:00", "2026-11-23", "2026-11-23"],
  ["ncr", "2026-11-23T11:00", "2026-11-24", "2026-11-25"],
  ["ncr", "2026-11-20T11:00", "2026-11-21", "2026-11-23"],
  ["pan-india", "2026-11-23T11:00", "2026-11-26", "2026-11-28"],
  ["pan-india", "2026-11-21T11:00", "2026-11-25", "2026-11-27"],
  ["pan-india", "2026-12-30T11:00", "2027-01-02", "2027-01-05"],
])("zone %s, ordered %s, arrives from %s to %s", (zone, now, earliestOn, latestOn) => {
  expect(quote({ zone, now: at(now) })).toMatchObject({ earliestOn, latestOn });
});

test("before the cut-off it comes today, and the countdown says how long that holds", () => {
  expect(quote({ now: at("2026-11-23T12:48") })).toMatchObject({ isToday: true, orderWithinMinutes: 72 });
  expect(quote({ now: at("2026-11-23T13:59") })).toMatchObject({ isToday: true, orderWithinMinutes: 1 });
});

test("after the cut-off, on a Sunday and in other zones there is no countdown", () => {
  const others = [
    quote({ now: at("2026-11-23T14:00") }),
    quote({ now: at("2026-11-22T11:00") }),
    quote({ zone: "ncr" }),
  ];
  for (const { isToday, orderWithinMinutes } of others) {
    expect({ isToday, orderWithinMinutes }).toEqual({ isToday: false, orderWithinMinutes: undefined });
  }
});

test("nothing is carried on a holiday", () => {
  const withHoliday = settingsSchema.parse({
    hours: { weekly: settings.hours.weekly, holidays: [{ date: "2027-01-01", name: "New Year" }] },
  });
  const onHoliday = quote({ now: at("2027-01-01T10:00"), settings: withHoliday });
  const dayBefore = quote({ now: at("2026-12-31T15:00"), settings: withHoliday });
  expect([onHoliday.earliestOn, dayBefore.earliestOn]).toEqual(["2027-01-02", "2027-01-02"]);
});

test("a zone may have its own cut-off", () => {
  const later = settingsSchema.parse({ delivery: { zones: { "same-day": { cutOff: "17:00" } } } });
  expect(quote({ now: at("2026-11-23T16:30"), settings: later })).toMatchObject({
    isToday: true,
    orderWithinMinutes: 30,
  });
});

test("the last order of a day that still comes on it is told on days on which parcels are carried", () => {
  const later = settingsSchema.parse({ delivery: { zones: { "same-day": { cutOff: "17:00" } } } });
  const nextDay = settingsSchema.parse({ delivery: { zones: { "same-day": { minDays: 1, maxDays: 1 } } } });
  const [monday, sunday] = ["2026-11-23", "2026-11-22"];
  expect([sameDayCutOff(settings, monday), sameDayCutOff(later, monday)]).toEqual([14 * 60, 17 * 60]);
  expect([sameDayCutOff(settings, sunday), sameDayCutOff(nextDay, monday)]).toEqual([undefined, undefined]);
});

test.each<[ZoneId, number]>([
  ["same-day", 4000],
  ["next-day", 4000],
  ["ncr", 6000],
  ["pan-india", 8000],
])("in zone %s goods below 499 rupees cost %i paise to deliver, from 499.00 nothing", (zone, feePaise) => {
  expect(quote({ zone, goodsPaise: 49899 })).toMatchObject({
    feePaise,
    isFree: false,
    missingForFreePaise: 1,
  });
  expect(quote({ zone, goodsPaise: 49900 })).toMatchObject({
    feePaise: 0,
    isFree: true,
    missingForFreePaise: 0,
  });
});

test("a zone without free delivery always costs its fee and nudges nobody", () => {
  const never = settingsSchema.parse({ delivery: { zones: { ncr: { isFreeDeliveryOffered: false } } } });
  expect(quote({ zone: "ncr", goodsPaise: 99900, settings: never })).toMatchObject({
    feePaise: 6000,
    isFree: false,
    missingForFreePaise: 0,
  });
});

test("express comes within 2 to 3 hours, for Sohna only", () => {
  expect(quote({ pincode: "122103", now: at("2026-11-23T11:00") }).express).toEqual({
    feePaise: 7900,
    orderWithinMinutes: 360,
    arrivesFromMinutes: 13 * 60,
    arrivesByMinutes: 14 * 60,
  });
  expect(quote({ pincode: "122001", now: at("2026-11-23T11:00") }).express).toBeUndefined();
});

test.each([
  ["2026-11-23T09:29", false],
  ["2026-11-23T09:30", true],
  ["2026-11-23T17:00", true],
  ["2026-11-23T17:01", false],
  ["2026-11-22T10:00", true],
  ["2026-11-22T14:00", true],
  ["2026-11-22T14:01", false],
])("at %s express is offered in Sohna: %s", (now, isOffered) => {
  expect(quote({ pincode: "122103", now: at(now) }).express !== undefined).toBe(isOffered);
});

test("the owner can switch express off", () => {
  const off = settingsSchema.parse({ express: { isOn: false } });
  expect(quote({ pincode: "122103", settings: off }).express).toBeUndefined();
});

test("the rider carries nearby orders, a courier the others", () => {
  expect(ZONE_IDS.map(deliveryKind)).toEqual(["rider", "rider", "courier", "courier"]);
});

test("opening hours that leave no working day are an error, not an endless search", () => {
  const never = settingsSchema.parse({ hours: { weekly: [] } });
  expect(() => quote({ settings: never })).toThrow("no working day");
});

test("every promise is a span of working days from today on", () => {
  const instants = fc.integer({ min: 0, max: 3 * 366 * 1440 });
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONE_IDS), (minutes, zone) => {
      const now = new Date(at("2026-01-01T00:00").getTime() + minutes * 60_000);
      const { earliestOn, latestOn, isToday, orderWithinMinutes } = quote({ zone, now });
      expect(earliestOn >= indiaDate(now)).toBe(true);
      expect(latestOn >= earliestOn).toBe(true);
      expect(latestOn <= addDays(indiaDate(now), 7)).toBe(true);
      expect(isWorkingDay(settings, earliestOn) && isWorkingDay(settings, latestOn)).toBe(true);
      expect(isToday).toBe(orderWithinMinutes !== undefined);
    }),
  );
});
