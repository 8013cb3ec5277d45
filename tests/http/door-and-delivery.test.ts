import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settings } from "#app/db/schema/ground.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { settingsSchema } from "#app/domain/settings.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: "00:00", closesAt: "23:59" }));

test("nobody is told that the door is open before the owner has saved the hours", async () => {
  expect((await visit()).door).toBeNull();
});

test("the visit says how the door is by the hours and holidays of the owner, and when that changes", async () => {
  await saveHours({ weekly: EVERY_DAY, holidays: [] });
  expect((await visit()).door).toEqual({ isOpen: true, text: "Open day and night" });
  const today = indiaDate(new Date());
  await saveHours({ weekly: EVERY_DAY, holidays: [{ date: today, name: "Diwali" }] });
  const { door, changesInMs } = await visit();
  expect(door).toMatchObject({
    isOpen: false,
    text: expect.stringMatching(/^Closed for Diwali, opens \w{3}$/),
  });
  expect(changesInMs).toBeGreaterThan(0);
  expect(changesInMs).toBeLessThanOrEqual(24 * 60 * 60_000);
  await saveHours({ weekly: [], holidays: [{ date: addDays(today, 1), name: "Diwali" }] });
  expect((await visit()).door).toBeNull();
  await shop.database.db.delete(settings).where(eq(settings.key, "hours"));
});

test("a shop that is no shop yet does not say that it is open", async () => {
  const demo = await openTestShop({}, { template: "seeded" });
  try {
    await demo.database.db
      .insert(settings)
      .values({ key: "hours", value: { weekly: EVERY_DAY, holidays: [] } });
    expect(await (await openVisitor(demo).ask("/api/visit")).json()).toMatchObject({ door: null });
  } finally {
    await demo.close();
  }
});

test("a remembered PIN code comes with day and fee in one line, and with from when it is free", async () => {
  const { delivery } = settingsSchema.parse({});
  const visitor = openVisitor(shop);
  await visitor.send("/api/pincode/110001", {});
  expect(await (await visitor.ask("/api/visit")).json()).toMatchObject({
    pincode: {
      pincode: "110001",
      arrives: {
        line: expect.stringMatching(/^By \w{3} \d+ \w{3}, ₹60$/),
        freeLine: expect.stringMatching(/^By \w{3} \d+ \w{3}, free$/),
        freeFromPaise: delivery.freeFromPaise,
      },
    },
  });
});

test("where no order can be paid, no day is promised", async () => {
  const cashOnly = await openTestShop({ UPI_VPA: "" });
  try {
    const visitor = openVisitor(cashOnly);
    await visitor.send("/api/pincode/110001", {});
    expect(await (await visitor.ask("/api/visit")).json()).toMatchObject({ pincode: { arrives: null } });
  } finally {
    await cashOnly.close();
  }
});

async function visit(): Promise<{ door: { text: string } | null; changesInMs: number | null }> {
  return (await openVisitor(shop).ask("/api/visit")).json() as ReturnType<typeof visit>;
}

async function saveHours(value: object): Promise<void> {
  const { db } = shop.database;
  await db.delete(settings).where(eq(settings.key, "hours"));
  await db.insert(settings).values({ key: "hours", value });
}
