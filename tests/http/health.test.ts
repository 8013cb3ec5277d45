import { expect, test } from "vitest";
import { outbox } from "#app/db/schema/ground.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";

async function askHealth(shop: TestShop, address?: string) {
  const response = await shop.ask("/health", address ? { address } : {});
  return { status: response.status, body: await response.json() };
}

test("the health page tells how the shop is and nothing of anybody; its version only on its own machine", async () => {
  const shop = await openTestShop();
  const { status, body } = await askHealth(shop, "127.0.0.1");
  expect(status).toBe(200);
  const { version, ...rest } = body;
  // Other work may fill some of the disk meanwhile: within 5.
  const diskFreePercent = expect.closeTo(rest.diskFreePercent, -1);
  expect((await askHealth(shop, "203.0.113.9")).body).toEqual({ ...rest, diskFreePercent });
  expect(body).toEqual({
    status: "ok",
    reasons: [],
    database: "ok",
    diskFreePercent: expect.any(Number),
    oldestUnsentMessageSeconds: 0,
    failingJobs: [],
    isDamageSeen: false,
    lastSafeSecond: null,
    copiesTestedAt: null,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(await (await shop.ask("/ready")).json()).toEqual({ isReady: true });
  await shop.close();
});

test("without its database the shop is down and takes no orders", async () => {
  const shop = await openTestShop();
  await shop.database.drop();
  expect(await askHealth(shop)).toEqual({
    status: 503,
    // A job that meets the same fault in between is told as well.
    body: expect.objectContaining({
      status: "down",
      reasons: expect.arrayContaining(["The database does not answer."]),
    }),
  });
  const ready = await shop.ask("/ready");
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { isReady: false, reason: "The database does not answer." },
  ]);
});

test("messages that have waited long while none goes out are told, one wrong address beside others is not", async () => {
  const shop = await openTestShop();
  const { db } = shop.database;
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const message = { channel: "mail" as const, subject: "", body: "", recipient: "x@example.com" };
  const dueAt = new Date(Date.now() + 600_000);
  await db
    .insert(outbox)
    .values({ ...message, dedupeKey: "a", attempts: 5, createdAt: minutesAgo(40), dueAt, lastError: "550" });
  const late = await askHealth(shop);
  expect([late.status, late.body.status, late.body.reasons]).toEqual([
    200,
    "degraded",
    ["Messages have been waiting for more than 30 minutes and none goes out."],
  ]);
  expect(late.body.oldestUnsentMessageSeconds).toBeGreaterThanOrEqual(2_400);
  expect(JSON.stringify(late.body)).not.toContain("example.com");
  const others = { ...message, dueAt: minutesAgo(10), createdAt: minutesAgo(10), sentAt: minutesAgo(9) };
  await db.insert(outbox).values({ ...others, dedupeKey: "b" });
  expect((await askHealth(shop)).body.status).toBe("ok");
  await shop.close();
});

test("a database without this version's migrations takes no orders", async () => {
  const shop = await openTestShop();
  const { owner } = shop.database;
  const reason = async () => ((await (await shop.ask("/ready")).json()) as { reason: string }).reason;
  await owner.query("update drizzle.__drizzle_migrations set created_at = created_at - 1000000000");
  expect(await reason()).toBe("The database has not been brought to this version yet.");
  await owner.query("update drizzle.__drizzle_migrations set created_at = created_at + 1000000000");
  expect((await shop.ask("/ready")).status).toBe(200);
  await shop.close();
});
