import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobRuns } from "#app/db/schema/ground-jobs.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";

let shop: TestShop;
let owner: Awaited<ReturnType<typeof enterAs>>;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await enterAs(shop, "admin");
});
afterAll(() => shop.close());

test("the owner sees every job with its next run, and runs one now", async () => {
  const page = await owner.read("/admin/jobs");
  for (const words of ["Send messages", "Forget old carts", "Not yet", "Next run"])
    expect(page.text).toContain(words);
  const ran = await owner.submit("/admin/jobs", { job: "purge-carts" });
  expect(ran.text).toContain("“Forget old carts” is done.");
  expect(ran.text).toContain("By hand");
  const { db } = shop.database;
  expect(await db.$count(jobRuns, eq(jobRuns.job, "purge-carts"))).toBe(1);
  expect((await owner.read("/admin/audit")).text).toContain("started job “Forget old carts” by hand");
  for (const job of ["ask-gateway", "sell-everything", ""])
    expect([job, (await owner.send("/admin/jobs", { job })).status]).toEqual([job, 404]);
});

test("a job that failed three times in a row stands on Today, at /health and on its page with the reason in words", async () => {
  const { owner: database } = shop.database;
  const health = async () => (await shop.ask("/health")).json();
  await database.query("alter table catalog_imports rename to somewhere_else");
  await expect.poll(health, { timeout: 30_000 }).toMatchObject({
    status: "degraded",
    reasons: ["These background jobs failed three times in a row: Check and take over product files."],
  });
  expect((await owner.read("/admin")).text).toContain("Background jobs that keep failing");
  const page = await owner.read("/admin/jobs?view=failed");
  expect(page.text).toContain("1 job has failed three times in a row:");
  expect(page.text).toContain("The program met an error. The log has its details. (42P01)");
  await database.query("alter table somewhere_else rename to catalog_imports");
  await expect.poll(health, { timeout: 30_000 }).toMatchObject({ status: "ok", failingJobs: [] });
  expect((await owner.read("/admin")).text).not.toContain("Background jobs that keep failing");
});
