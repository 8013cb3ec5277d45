import { afterAll, beforeEach, expect, test } from "vitest";
import { seoAnalytics, unknownPaths } from "#app/db/schema/pages.ts";
import { searchTerms } from "#app/db/schema/reports.ts";
import { createTally } from "#app/services/reports/traffic/tally.server.ts";
import { writeTally } from "#app/services/reports/traffic/write-tally.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { ORIGIN, SATURDAY_MORNING } from "#tests/support/fixtures.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);
beforeEach(async () => {
  await db.delete(seoAnalytics);
  await db.delete(searchTerms);
  await db.delete(unknownPaths);
});

const openTally = (now = SATURDAY_MORNING) => createTally({ publicOrigin: ORIGIN, clock: () => now });

function silent() {
  const said: unknown[] = [];
  return { said, log: { info: (facts: unknown) => said.push(facts) } };
}

test("a page read three times by two processes has one row with three impressions that day", async () => {
  const [one, other] = [openTally(), openTally()];
  one.countView({ path: "/", title: "Home" });
  one.countView({ path: "/", title: "Home" });
  other.countView({ path: "/", title: "" });
  await Promise.all([writeTally(db, one, silent()), writeTally(db, other, silent())]);
  expect(await db.select().from(seoAnalytics)).toMatchObject([
    { pageUrl: `${ORIGIN}/`, pageTitle: "Home", impressions: 3, dateRecorded: "2026-11-21" },
  ]);
});

test("the day is India's: half past six in the evening in London is the next day's view", async () => {
  const tally = openTally(new Date("2026-11-21T18:31:00Z"));
  tally.countView({ path: "/shop", title: "Shop" });
  await writeTally(db, tally, silent());
  expect(await db.select().from(seoAnalytics)).toMatchObject([{ dateRecorded: "2026-11-22" }]);
});

test("a search is counted by day, with what it last found", async () => {
  const tally = openTally();
  tally.countSearch({ term: "arnica", foundCount: 40 });
  tally.countSearch({ term: "arnica", foundCount: 41 });
  await writeTally(db, tally, silent());
  tally.countSearch({ term: "arnica", foundCount: 39 });
  await writeTally(db, tally, silent());
  expect(await db.select().from(searchTerms)).toEqual([
    { term: "arnica", searchedOn: "2026-11-21", searchCount: 3, foundCount: 39 },
  ]);
});

test("an unknown path is logged the first time on a day, and counted every time", async () => {
  const { said, log } = silent();
  const tally = openTally();
  tally.countUnknownPath("/old-page");
  tally.countUnknownPath("/old-page/");
  await writeTally(db, tally, { log });
  tally.countUnknownPath("/old-page");
  await writeTally(db, tally, { log });
  expect(said).toEqual([{ path: "/old-page" }]);
  expect(await db.select().from(unknownPaths)).toEqual([
    { path: "/old-page", askedOn: "2026-11-21", askCount: 3 },
  ]);
});

test("a scanner fills no table: only so many new paths a day, and none of more than 200 characters", async () => {
  const tally = openTally();
  const newADay = { unknownPaths: 10, searches: 5 };
  tally.countUnknownPath("/known");
  await writeTally(db, tally, { ...silent(), newADay });
  for (let n = 0; n < 50; n++) tally.countUnknownPath(`/wp-admin/${n}.php`);
  for (let n = 0; n < 50; n++) tally.countSearch({ term: `word ${n}`, foundCount: 0 });
  tally.countUnknownPath(`/${"x".repeat(200)}`);
  tally.countUnknownPath("/known");
  await writeTally(db, tally, { ...silent(), newADay });
  const rows = await db.select().from(unknownPaths);
  expect(rows).toHaveLength(10);
  expect(rows.find((row) => row.path === "/known")!.askCount).toBe(2);
  expect(await db.$count(searchTerms)).toBe(5);
});

test("what could not be written is written the next time", async () => {
  const tally = openTally();
  tally.countView({ path: "/brands", title: "Brands" });
  const gone = await createTestDatabase();
  await gone.drop();
  await expect(writeTally(gone.db, tally, silent())).rejects.toThrow();
  tally.countView({ path: "/brands", title: "Brands" });
  await writeTally(db, tally, silent());
  expect(await db.select().from(seoAnalytics)).toMatchObject([{ impressions: 2 }]);
});
