import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { seoAnalytics } from "#app/db/schema/pages.ts";
import { viewMonths } from "#app/db/schema/reports-views.ts";
import { addDays } from "#app/domain/india-time.ts";
import { readReport } from "#app/services/reports/run-report.server.ts";
import { sumViews } from "#app/services/reports/sum-views.server.ts";
import { createTally } from "#app/services/reports/traffic/tally.server.ts";
import { writeTally } from "#app/services/reports/traffic/write-tally.server.ts";
import { readPlan, type Scan } from "#tests/support/plan.ts";
import { reportShop } from "#tests/support/report-shop.ts";

const { shop, run } = reportShop();

const REPORTS = ["impressions-by-day", "impressions-by-page"] as const;
const PERIODS = [
  { from: "2026-08-15", to: "2026-11-10" },
  { from: "2026-09-01", to: "2026-09-30" },
  { from: "2026-09-01", to: "2026-10-30" },
  { from: "2026-11-01", to: "2026-11-10" },
];
const LATER = new Date("2026-11-10T05:00Z");
const SEPTEMBER_DAY = "2026-09-12";

const readAll = () => Promise.all(REPORTS.flatMap((name) => PERIODS.map((period) => run(name, period))));
/** As the rows of pages and days themselves say it, without any sum. */
async function readRows() {
  await shop.db.delete(viewMonths);
  return readAll();
}
const view = (day: string, { page = "/", count = 1 } = {}) =>
  shop.db
    .insert(seoAnalytics)
    .values({ pageUrl: page, pageTitle: `${page} on ${day}`, impressions: count, dateRecorded: day });
const summedMonths = async () =>
  (await shop.db.select().from(viewMonths).orderBy(viewMonths.month)).map(({ month }) => month);
afterEach(() => shop.db.delete(seoAnalytics));

test("whatever was looked at, reports with sums say what the days say", async () => {
  const row = fc.record({
    day: fc.integer({ min: 0, max: 100 }).map((n) => addDays("2026-08-01", n)),
    page: fc.constantFrom("/", "/shop", "/product/arnica"),
    count: fc.integer({ min: 1, max: 99 }),
  });
  const rows = fc.uniqueArray(row, { selector: ({ day, page }) => `${day} ${page}`, minLength: 1 });
  await fc.assert(
    fc
      .asyncProperty(rows, async (all) => {
        for (const { day, ...facts } of all) await view(day, facts);
        await sumViews(shop.db, LATER);
        expect(await readAll()).toEqual(await readRows());
      })
      .afterEach(async () => {
        await shop.db.delete(seoAnalytics);
      }),
    { numRuns: 15 },
  );
});

test("whole months are summed up two days later, once, and again after a change", async () => {
  for (const day of ["2026-08-02", SEPTEMBER_DAY, "2026-10-31"]) await view(day);
  expect(await sumViews(shop.db, new Date("2026-11-01T05:00Z"))).toBe(1);
  expect(await summedMonths()).toEqual(["2026-09-01"]);
  expect(await sumViews(shop.db, new Date("2026-11-02T05:00Z"))).toBe(1);
  expect(await sumViews(shop.db, LATER)).toBe(0);
  await view("2026-09-30");
  expect(await summedMonths()).toEqual(["2026-10-01"]);
  expect(await sumViews(shop.db, LATER)).toBe(1);
});

const ofDay = eq(seoAnalytics.dateRecorded, SEPTEMBER_DAY);
const change: Record<string, () => Promise<unknown>> = {
  "a page that nobody had opened yet": () => view(SEPTEMBER_DAY, { page: "/new" }),
  "a view counted late": async () => {
    const clock = () => new Date(`${SEPTEMBER_DAY}T05:00Z`);
    const tally = createTally({ publicOrigin: "", clock });
    tally.countView({ path: "/", title: "Late" });
    await writeTally(shop.db, tally, { log: { info: () => undefined } });
  },
  "a view on another day": () => view("2026-09-13"),
  "a row of another day": () => shop.db.update(seoAnalytics).set({ dateRecorded: "2026-08-20" }).where(ofDay),
  "a row that comes into the month": () =>
    shop.db
      .update(seoAnalytics)
      .set({ dateRecorded: "2026-09-29" })
      .where(eq(seoAnalytics.dateRecorded, "2026-10-05")),
  "another title": () => shop.db.update(seoAnalytics).set({ pageTitle: "Another" }).where(ofDay),
  "a day that is deleted": () => shop.db.delete(seoAnalytics).where(ofDay),
};

test.each(Object.keys(change))("of a summed month, %s is shown at once, and summed up next", async (what) => {
  await view("2026-07-01");
  await view(SEPTEMBER_DAY);
  await view("2026-10-05", { page: "/shop" });
  expect(await sumViews(shop.db, LATER)).toBe(4);
  const before = await readAll();
  await change[what]!();
  const changed = await readAll();
  expect(changed).not.toEqual(before);
  await sumViews(shop.db, LATER);
  expect(await readAll()).toEqual(changed);
  expect(changed).toEqual(await readRows());
});

test("a count that is being written while its month is summed up is in the sums", async () => {
  await view("2026-09-01");
  const writing = await shop.pool.connect();
  try {
    await writing.query("begin");
    await writing.query(
      `insert into seo_analytics (page_url, page_title, impressions, date_recorded) values ('/', '', 5, '${SEPTEMBER_DAY}')`,
    );
    const summed = sumViews(shop.db, LATER);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await summedMonths()).toEqual([]);
    await writing.query("commit");
    expect(await summed).toBe(2);
  } finally {
    writing.release();
  }
  const { totals } = await run("impressions-by-page", PERIODS[1]);
  expect(totals.impressions).toBe(6);
});

test("a year reads a row per page and month, and days only of the months that are not whole", async () => {
  await shop.db.execute(
    `insert into seo_analytics (page_url, page_title, impressions, date_recorded)
     select '/' || page, '', 1, date '2019-12-01' + day from generate_series(1, 20) page, generate_series(0, 2532) day`,
  );
  await sumViews(shop.db, LATER);
  // The database does so by itself, at a time of its own; of the others only the owner of the tables may.
  await shop.owner.query("analyze seo_analytics, view_months, views_by_day, views_by_page");
  for (const name of REPORTS) {
    const period = { from: "2025-11-11", to: "2026-11-10" };
    const asked: { query: string; params: unknown[] }[] = [];
    const logger = { logQuery: (query: string, params: unknown[]) => asked.push({ query, params }) };
    await readReport(drizzle({ client: shop.pool, casing: "snake_case", logger }), { name, period });
    const scans: Scan[] = [];
    for (const each of asked) scans.push(...(await readPlan(shop.pool, each)));
    const rowsOf = (table: string) =>
      scans.filter((scan) => scan.table === table).reduce((sum, { rowsRead }) => sum + rowsRead, 0);
    expect(scans.filter(({ node, table }) => node === "Seq Scan" && table === "seo_analytics")).toEqual([]);
    // Of 730 days with 20 pages each: thirty of this year, and both ends of the year before.
    expect(rowsOf("seo_analytics")).toBeLessThan(20 * 62);
    expect(rowsOf("views_by_page")).toBeLessThanOrEqual(20 * 11);
    expect(rowsOf("views_by_day")).toBeLessThanOrEqual(730);
  }
});
