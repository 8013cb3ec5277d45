import { expect, test } from "vitest";
import { settingsSchema } from "#app/domain/settings.ts";
import { findSettingConflicts } from "#app/domain/shop/setting-rules.ts";

const today = "2026-11-21";

test("the shop as it opens contradicts itself nowhere", () => {
  expect(conflictsOf({})).toEqual([]);
});
test("a shop that closes before it opens, or opens twice at once, is refused", () => {
  const weekly = [
    { weekday: 1, opensAt: "20:00", closesAt: "09:30" },
    { weekday: 2, opensAt: "09:00", closesAt: "14:00" },
    { weekday: 2, opensAt: "13:00", closesAt: "20:00" },
    { weekday: 3, opensAt: "09:00", closesAt: "20:00" },
  ];
  expect(conflictsOf({ hours: { weekly } })).toEqual([
    "hours.weekly.0.closesAt ends-before-begins",
    "hours.weekly.2.opensAt overlaps",
  ]);
});
test("a day at noon may be closed: two spans that touch do not overlap", () => {
  const weekly = [1, 2, 3].flatMap((weekday) => [
    { weekday, opensAt: "09:00", closesAt: "13:00" },
    { weekday, opensAt: "13:00", closesAt: "20:00" },
  ]);
  expect(conflictsOf({ hours: { weekly } })).toEqual([]);
});
test("hours that leave no day for parcels are refused", () => {
  const weekly = [{ weekday: 0, opensAt: "10:00", closesAt: "17:00" }];
  expect(conflictsOf({ hours: { weekly } })).toEqual([
    "hours.weekly no-working-day",
    "delivery.weekdays no-working-day",
  ]);
});
test("a tagline or a founder's story that promises a cure is refused", () => {
  const founder = { role: "Doctor", story: "In 1998 I began. My drops cure diabetes." };
  expect(conflictsOf({ shop: { tagline: "Guaranteed cure of piles" }, founder })).toEqual([
    "shop.tagline claims",
    "founder.story claims",
  ]);
});
test("a tier that begins lower than the one before is refused", () => {
  const tiers = [
    { fromPaise: 500_000, percent: 5 },
    { fromPaise: 400_000, percent: 10 },
  ];
  expect(conflictsOf({ bulk: { tiers } })).toEqual(["bulk.tiers.1.fromPaise order-of-tiers"]);
});
test("two tiers may give one percent, two cannot begin at one amount, and none gives less than the one before", () => {
  const first = { fromPaise: 500_000, percent: 5 };
  const wrong = ["bulk.tiers.1.fromPaise order-of-tiers"];
  expect(conflictsOf({ bulk: { tiers: [first, { fromPaise: 1_000_000, percent: 5 }] } })).toEqual([]);
  expect(conflictsOf({ bulk: { tiers: [first, { fromPaise: 500_000, percent: 6 }] } })).toEqual(wrong);
  expect(conflictsOf({ bulk: { tiers: [first, { fromPaise: 1_000_000, percent: 4 }] } })).toEqual(wrong);
});
test("a holiday that stands twice, a zone that ends before it begins and turned PIN codes are refused", () => {
  const weekly = settingsSchema.parse({}).hours.weekly;
  const holidays = [
    { date: "2027-03-22", name: "Holi" },
    { date: "2027-03-22", name: "Holi again" },
  ];
  const cod = { pincodes: [{ from: "122018", to: "122001" }] };
  const delivery = { zones: { ncr: { minDays: 4, maxDays: 2 } } };
  expect(conflictsOf({ hours: { weekly, holidays }, cod, delivery })).toEqual([
    "hours.holidays.1.date twice",
    "delivery.zones.ncr.maxDays ends-before-begins",
    "cod.pincodes.0.to ends-before-begins",
  ]);
});
test("a GSTIN whose check digit is wrong, or of another state than the address, is refused", () => {
  expect(conflictsOf({ shop: { gstin: "06AAPFU0939F1ZV" } })).toEqual(["shop.gstin no-gstin"]);
  expect(conflictsOf({ shop: { gstin: "27AAPFU0939F1ZV" } })).toEqual(["shop.gstin other-state"]);
  const maharashtra = { gstin: "27AAPFU0939F1ZV", address: { stateCode: "27" } };
  expect(conflictsOf({ shop: maharashtra })).toEqual([]);
});
test("a rate of GST that India does not have is refused: no product could be saved with it", () => {
  expect(conflictsOf({ tax: { gstPercent: 7 } })).toEqual(["tax.gstPercent no-gst-rate"]);
});
test("support hours and discounts without a single row, fees that no order could bear and days beyond the calendar are refused", () => {
  for (const [group, value] of [
    ["supportHours", { weekly: [] }],
    ["bulk", { tiers: [] }],
    ["express", { feePaise: 9_999_999_900 }],
    ["cart", { keptDays: 999_999_999 }],
  ] as const)
    expect([group, settingsSchema.shape[group].safeParse(value).success]).toEqual([group, false]);
});

function conflictsOf(changed: object): string[] {
  return findSettingConflicts(settingsSchema.parse(changed), today).map(
    ({ group, name, conflict }) => `${group}.${name} ${conflict}`,
  );
}
