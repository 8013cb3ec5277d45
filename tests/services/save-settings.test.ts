import { desc, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit, settings } from "#app/db/schema/ground.ts";
import { actorColumns, byUser } from "#app/domain/actor.ts";
import { SETTINGS_GROUPS, type SettingsGroup } from "#app/domain/shop/setting-fields.ts";
import { findFacts } from "#app/services/facts.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { findZone } from "#app/services/shop/pincode.server.ts";
import { listPincodeRules, savePincodeRule } from "#app/services/shop/pincode-rules.server.ts";
import { saveSettings } from "#app/services/shop/save-settings.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const now = new Date("2026-11-21T06:00:00Z");
const actor = byUser({ userId: "Owner" });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("seeded");
});
afterAll(() => database.drop());

test("what is saved is what is read, and who did it is written down with the old and the new value", async () => {
  const { db } = database;
  const old = (await findSettings(db)).tax;
  const value = { gstPercent: 12, hsn: "3004", isTurnoverAboveFiveCrore: false };
  expect(await saveSettings(db, { group: "tax", value, actor, now })).toEqual({ ok: true, value: "saved" });
  expect((await findSettings(db)).tax).toEqual(value);
  expect(await saveSettings(db, { group: "tax", value, actor, now })).toEqual({ ok: true, value: "same" });
  const [entry] = await db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  expect(entry).toMatchObject({
    ...actorColumns(actor),
    action: "save-settings",
    subject: "settings tax",
    details: { from: old, to: value },
  });
});

test("opening hours that the owner saves as they came count as entered, once", async () => {
  const { db } = database;
  const areEntered = async () => (await findFacts(db, { upiVpa: undefined })).holds.includes("hours");
  const value = (await findSettings(db)).hours;
  expect(await areEntered()).toBe(false);
  expect(await saveSettings(db, { group: "hours", value, actor, now })).toEqual({ ok: true, value: "saved" });
  expect(await areEntered()).toBe(true);
  expect(await db.$count(audit, eq(audit.subject, "settings hours"))).toBe(1);
  expect(await saveSettings(db, { group: "hours", value, actor, now })).toEqual({ ok: true, value: "same" });
  expect(await db.$count(audit, eq(audit.subject, "settings hours"))).toBe(1);
});

test("a save that changes nothing of any other group stores nothing and is not written down", async () => {
  const { db } = database;
  await db.delete(settings);
  const entries = await db.$count(audit);
  const stored = await findSettings(db);
  for (const group of SETTINGS_GROUPS.filter((name) => name !== "hours"))
    expect(await saveSettings(db, { group, value: stored[group], actor, now }), group).toEqual({
      ok: true,
      value: "same",
    });
  expect([await db.$count(settings), await db.$count(audit)]).toEqual([0, entries]);
});

test("any delivery fees and days that make sense are kept exactly; the others change nothing", async () => {
  const { db } = database;
  const days = fc.integer({ min: -1, max: 31 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -1, max: 1_000_000 }),
      days,
      days,
      async (feePaise, minDays, maxDays) => {
        const before = (await findSettings(db)).delivery;
        const zone = { ...before.zones.ncr, feePaise, minDays, maxDays };
        const value = { ...before, zones: { ...before.zones, ncr: zone } };
        const saved = await saveSettings(db, { group: "delivery", value, actor, now });
        const isSensible = feePaise >= 0 && 0 <= minDays && minDays <= maxDays && maxDays <= 30;
        expect(saved.ok).toBe(isSensible);
        expect((await findSettings(db)).delivery).toEqual(isSensible ? value : before);
      },
    ),
    { numRuns: 60 },
  );
});

test("whatever is sent for any group, the settings can still be read", async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...SETTINGS_GROUPS), fc.jsonValue(), async (group, value) => {
      await saveSettings(db, { group, value, actor, now });
      await expect(findSettings(db)).resolves.toBeDefined();
    }),
    { numRuns: 80 },
  );
  await database.pool.query("delete from settings");
});

test.each<[string, SettingsGroup, object, object]>([
  ["an empty name", "shop", { name: "" }, { name: "name", problem: "required" }],
  ["a phone of nine digits", "shop", { phone: "987654321" }, { name: "phone", problem: "format" }],
  ["a fee that is no number", "express", { feePaise: Number.NaN }, { name: "feePaise", problem: "format" }],
  [
    "more than a hundred per cent",
    "tax",
    { gstPercent: 101 },
    { name: "gstPercent", problem: "at-most", limit: 100 },
  ],
  [
    "a UPI hold of no time",
    "checkout",
    { upiHoldMinutes: 0 },
    { name: "upiHoldMinutes", problem: "at-least", limit: 1 },
  ],
  ["no delivery day", "delivery", { weekdays: [] }, { name: "weekdays", problem: "required" }],
])("%s is refused at its field", async (_, group, value, problem) => {
  const { db } = database;
  const saved = await saveSettings(db, { group, value, actor, now });
  expect(saved).toEqual({ ok: false, reason: "problems", problems: [problem] });
});

test("hours and delivery days that together leave no working day never get in, even at the same moment", async () => {
  const { db } = database;
  const { hours, delivery } = await findSettings(db);
  const sunday = { ...hours, weekly: hours.weekly.filter(({ weekday }) => weekday === 0) };
  const weekdays = hours.weekly.map(({ weekday }) => weekday);
  await saveSettings(db, { group: "delivery", value: { ...delivery, weekdays }, actor, now });
  const saved = await Promise.all([
    saveSettings(db, { group: "hours", value: sunday, actor, now }),
    saveSettings(db, { group: "delivery", value: { ...delivery, weekdays: [1] }, actor, now }),
  ]);
  expect(saved.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test("a PIN code moves to another zone and back to that of the wider area", async () => {
  const { db } = database;
  const usual = (await findZone(db, "110001"))!.zone;
  const change = { prefix: "110001", actor, now };
  expect(await savePincodeRule(db, { ...change, zone: "next-day" })).toMatchObject({ ok: true });
  expect((await findZone(db, "110001"))!.zone).toBe("next-day");
  expect(await savePincodeRule(db, { ...change, zone: "next-day" })).toMatchObject({ reason: "same" });
  expect(await savePincodeRule(db, { ...change, zone: undefined })).toMatchObject({ ok: true });
  expect((await findZone(db, "110001"))!.zone).toBe(usual);
});

test("a PIN-code rule for no place of India is refused, and rules are listed in pages by key", async () => {
  const { db } = database;
  const rule = { zone: "ncr" as const, actor, now };
  expect(await savePincodeRule(db, { ...rule, prefix: "0122" })).toMatchObject({ reason: "bad-prefix" });
  expect(await savePincodeRule(db, { ...rule, prefix: "1'--" })).toMatchObject({ reason: "bad-prefix" });
  expect(await savePincodeRule(db, { ...rule, prefix: "990001" })).toMatchObject({ reason: "unknown-area" });
  const first = await listPincodeRules(db, { start: "" });
  const second = await listPincodeRules(db, { start: "", after: first.after });
  expect(second.rows[0]!.prefix > first.rows.at(-1)!.prefix).toBe(true);
  const near = await listPincodeRules(db, { start: "1221" });
  expect(near.rows.every(({ prefix }) => prefix.startsWith("1221"))).toBe(true);
});
