import { expect, test } from "vitest";
import { settingsSchema } from "#app/domain/settings.ts";

const defaults = settingsSchema.parse({});

test("nothing set is the whole default shop", () => {
  expect(defaults.shop).toMatchObject({ name: "Sohna Homeo Hall" });
  expect(defaults.shop.address).toMatchObject({ town: "Sohna", stateCode: "06", pincode: "122103" });
  expect(defaults.delivery).toMatchObject({ freeFromPaise: 49900, cutOff: "14:00" });
  expect(defaults.express).toMatchObject({ isOn: true, feePaise: 7900, hoursBeforeClosing: 3 });
  expect(defaults.cod).toMatchObject({ minPaise: 10000, maxPaise: 300000 });
  expect(defaults.cart).toMatchObject({ isReminderOn: false, keptDays: 30, maxQuantityPerLine: 99 });
  expect(defaults.checkout).toEqual({
    ...{ upiHoldMinutes: 15, minShelfDaysLeft: 90 },
    ...{ isTakenAtDispatch: false, setAsideDays: 3 },
  });
  expect(defaults.tax).toEqual({ gstPercent: 5, hsn: "30049014", isTurnoverAboveFiveCrore: false });
});

test("phone, chat, legal name, place of the door, licences, GSTIN and UPI address are never invented", () => {
  const { phone, whatsapp, legalName, geo, licence20c, licence20d, gstin, upiVpa } = defaults.shop;
  const entered = [phone, whatsapp, legalName, geo.lat, geo.lng, licence20c, licence20d, gstin, upiVpa];
  expect(entered.filter((fact) => fact !== undefined)).toEqual([]);
});

test("the shop opens 9:30 to 20:00, on Sundays 10:00 to 17:00", () => {
  expect(defaults.hours.weekly).toHaveLength(7);
  expect(defaults.hours.weekly).toContainEqual({ weekday: 1, opensAt: "09:30", closesAt: "20:00" });
  expect(defaults.hours.weekly).toContainEqual({ weekday: 0, opensAt: "10:00", closesAt: "17:00" });
});

test("delivery costs 40 rupees nearby, 60 in Delhi NCR and 80 elsewhere", () => {
  const fees = Object.entries(defaults.delivery.zones).map(([zone, { feePaise }]) => [zone, feePaise]);
  expect(Object.fromEntries(fees)).toEqual({
    "same-day": 4000,
    "next-day": 4000,
    ncr: 6000,
    "pan-india": 8000,
  });
});

test("a fact the owner sets stands beside the defaults of the others", () => {
  const settings = settingsSchema.parse({ delivery: { zones: { ncr: { feePaise: 5000 } } } });
  expect(settings.delivery.zones.ncr).toMatchObject({ feePaise: 5000, minDays: 1, maxDays: 2 });
  expect(settings.delivery.zones["same-day"].feePaise).toBe(4000);
  expect(settings.delivery.freeFromPaise).toBe(49900);
});

test("settings read once are the same when read again", () => {
  expect(settingsSchema.parse(defaults)).toEqual(defaults);
});

test.each([
  [{ shop: { phone: "12345" } }],
  [{ shop: { gstin: "not-a-gstin" } }],
  [{ shop: { address: { pincode: "012345" } } }],
  [{ delivery: { freeFromPaise: -1 } }],
  [{ delivery: { freeFromPaise: 499.5 } }],
  [{ delivery: { cutOff: "25:00" } }],
  [{ delivery: { weekdays: [] } }],
  [{ hours: { weekly: [{ weekday: 7, opensAt: "09:00", closesAt: "10:00" }] } }],
  [{ hours: { weekly: [], holidays: [{ date: "2026-13-01", name: "No such day" }] } }],
  [{ cart: { maxQuantityPerLine: 0 } }],
])("the setting %j is refused", (settings) => {
  expect(settingsSchema.safeParse(settings).success).toBe(false);
});
