import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { secondFactors, users } from "#app/db/schema/accounts.ts";
import { createAdmin } from "#app/services/accounts/auth/admins.server.ts";
import { addPerson, openAuth, PASSWORD } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { totpCode } from "#tests/support/totp.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("the first owner is led through the second step into the office, without a script, and is let in again after losing it", async () => {
  const { db } = shop.database;
  const now = new Date();
  const email = "first-owner@example.org";
  const owner = openBrowser(shop, "203.0.113.200");
  const made = await createAdmin(db, { email, password: PASSWORD, now });
  expect(made).toMatchObject({ ok: true });
  await owner.submit("/login?returnTo=/admin", { identifier: email, password: PASSWORD });
  const led = await owner.open("/admin");
  expect([led.status, led.headers.get("location")]).toEqual([302, "/profile/second-factor"]);
  const begun = await (
    await owner.submit("/profile/second-factor", { intent: "begin", password: PASSWORD })
  ).text();
  const secret = /secret=([A-Z2-7]+)/.exec(begun)![1]!;
  const on = await owner.submit("/profile/second-factor", { intent: "confirm", code: totpCode(secret) });
  expect([on.status, on.headers.get("location")]).toEqual([303, "/admin"]);
  expect((await owner.open("/admin")).status).toBe(200);
  const stopped = await owner.submit("/profile/second-factor", { intent: "stop", password: PASSWORD });
  expect(stopped.status).toBe(422);

  await createAdmin(db, { email, password: PASSWORD, now });
  const [user] = await db.select().from(users).where(eq(users.email, email));
  expect(user!.twoFactorEnabled).toBe(false);
  expect(await db.$count(secondFactors, eq(secondFactors.userId, user!.id))).toBe(0);
});

test("a doctor without a second step opens no screen of the office, the counter does", async () => {
  const auth = openAuth(shop.database.db);
  for (const [role, status] of [
    ["doctor", 302],
    ["staff", 200],
  ] as const) {
    const { email } = await addPerson(auth, { role });
    const browser = openBrowser(shop, `203.0.113.${status % 250}`);
    await browser.submit("/login", { identifier: email, password: PASSWORD });
    expect((await browser.open("/admin/consultations")).status).toBe(status);
  }
});
