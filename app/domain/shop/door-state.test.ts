import fc from "fast-check";
import { expect, test } from "vitest";
import { settingsSchema } from "#app/domain/settings.ts";
import { doorState } from "#app/domain/shop/door-state.ts";
import { isOpenAt } from "#app/domain/store-hours.ts";

const { hours } = settingsSchema.parse({});
const at = (indianTime: string) => new Date(`${indianTime}:00+05:30`);
const daily = (...periods: [string, string][]) => ({
  holidays: [] as { date: string; name: string }[],
  weekly: [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    periods.map(([opensAt, closesAt]) => ({ weekday, opensAt, closesAt })),
  ),
});

// 21 November 2026 is a Saturday.
test.each([
  ["2026-11-21T09:30", 1200, "2026-11-21T20:00"],
  ["2026-11-21T19:59", 1200, "2026-11-21T20:00"],
  ["2026-11-22T16:59", 1020, "2026-11-22T17:00"],
])("at %s the door is open until minute %d of the day", (now, closesAtMinutes, changes) => {
  expect(doorState(hours, at(now))).toEqual({ kind: "open", closesAtMinutes, changesAt: at(changes) });
});

test.each([
  ["2026-11-21T09:29", { opensOn: "2026-11-21", opensAtMinutes: 570, daysUntil: 0 }, "2026-11-21T09:30"],
  ["2026-11-21T20:00", { opensOn: "2026-11-22", opensAtMinutes: 600, daysUntil: 1 }, "2026-11-22T00:00"],
  ["2026-11-22T00:00", { opensOn: "2026-11-22", opensAtMinutes: 600, daysUntil: 0 }, "2026-11-22T10:00"],
])("at %s the door is shut, and the next opening is said", (now, opening, changes) => {
  expect(doorState(hours, at(now))).toEqual({
    kind: "shut",
    ...opening,
    holiday: undefined,
    changesAt: at(changes),
  });
});

test("a holiday is named on its own day, and passed over the evening before", () => {
  const diwali = { ...hours, holidays: [{ date: "2026-11-23", name: "Diwali" }] };
  expect(doorState(diwali, at("2026-11-23T12:00"))).toMatchObject({
    kind: "shut",
    holiday: "Diwali",
    opensOn: "2026-11-24",
    daysUntil: 1,
  });
  expect(doorState(diwali, at("2026-11-22T18:00"))).toMatchObject({
    kind: "shut",
    holiday: undefined,
    opensOn: "2026-11-24",
    daysUntil: 2,
  });
  expect(doorState(diwali, at("2026-11-24T00:00"))).toMatchObject({ holiday: undefined, daysUntil: 0 });
});

test("a holiday on a day of rest closes nothing that would be open", () => {
  const restOnMondays = {
    weekly: hours.weekly.filter((row) => row.weekday !== 1),
    holidays: [{ date: "2026-11-23", name: "Diwali" }],
  };
  expect(doorState(restOnMondays, at("2026-11-23T12:00"))).toMatchObject({ holiday: undefined });
});

test("between two periods of a day the door opens again today", () => {
  const siesta = daily(["09:00", "13:00"], ["16:00", "20:00"]);
  expect(doorState(siesta, at("2026-11-24T12:59"))).toMatchObject({ kind: "open", closesAtMinutes: 780 });
  expect(doorState(siesta, at("2026-11-24T13:00"))).toMatchObject({
    kind: "shut",
    daysUntil: 0,
    opensAtMinutes: 960,
  });
});

test("periods that touch or overlap are one, also over midnight", () => {
  const touching = daily(["09:00", "13:00"], ["13:00", "20:00"]);
  expect(doorState(touching, at("2026-11-24T10:00"))).toMatchObject({ closesAtMinutes: 1200 });
  const overlapping = daily(["09:00", "18:30"], ["17:00", "18:45"]);
  for (const now of ["2026-11-24T10:00", "2026-11-24T17:30", "2026-11-24T18:40"])
    expect(doorState(overlapping, at(now)), now).toMatchObject({ closesAtMinutes: 1125 });
  const late = daily(["00:00", "02:00"], ["18:00", "23:59"]);
  const closing = { kind: "open", closesAtMinutes: 120, changesAt: at("2026-11-25T02:00") };
  for (const now of ["2026-11-24T19:00", "2026-11-24T23:59", "2026-11-25T00:00", "2026-11-25T01:59"])
    expect(doorState(late, at(now)), now).toEqual(closing);
  const eve = { ...late, holidays: [{ date: "2026-11-25", name: "Diwali" }] };
  expect(doorState(eve, at("2026-11-24T19:00"))).toMatchObject({ closesAtMinutes: 1439 });
  expect(doorState(eve, at("2026-11-24T23:59"))).toMatchObject({ kind: "shut", opensOn: "2026-11-26" });
});

test("a door that never shuts is always open, and one that never opens says nothing", () => {
  expect(doorState(daily(["00:00", "23:59"]), at("2026-11-24T23:59"))?.kind).toBe("always-open");
  expect(doorState({ weekly: [], holidays: [] }, at("2026-11-24T12:00"))).toBeUndefined();
});

test("around every end of a period and every holiday the sentence is true until it says that it changes", () => {
  const quarter = fc.integer({ min: 1, max: 94 });
  const clock = (quarters: number) =>
    `${String(Math.floor(quarters / 4)).padStart(2, "0")}:${String((quarters % 4) * 15).padStart(2, "0")}`;
  const period = fc
    .record({ weekday: fc.integer({ min: 0, max: 6 }), a: quarter, b: quarter })
    .filter(({ a, b }) => a < b)
    .map(({ weekday, a, b }) => ({ weekday, opensAt: clock(a), closesAt: clock(b) }));
  const holiday = fc.integer({ min: 20, max: 30 }).map((day) => ({ date: `2026-11-${day}`, name: "Diwali" }));
  const table = fc.record({
    weekly: fc.array(period, { minLength: 1, maxLength: 12 }),
    holidays: fc.array(holiday, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(table, fc.integer({ min: 0, max: 8 * 1440 }), (hours, minutes) => {
      const now = new Date(at("2026-11-20T00:00").getTime() + minutes * 60_000);
      const state = doorState(hours, now)!;
      expect(state.kind === "open").toBe(isOpenAt(hours, now));
      expect(state.changesAt.getTime()).toBeGreaterThan(now.getTime());
      const before = new Date(state.changesAt.getTime() - 60_000);
      expect(doorState(hours, before)).toEqual(state);
      expect(doorState(hours, state.changesAt)).not.toEqual(state);
    }),
  );
});
