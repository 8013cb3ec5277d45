import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("a guest who asks for the back office signs in first and comes back to it", async () => {
  const response = await shop.ask("/admin");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/login?returnTo=%2Fadmin");
});
test.each(["customer", "business"] as const)("for a %s there is no back office", async (role) => {
  const visitor = await enterAs(shop, role);
  expect((await visitor.ask("/admin")).status).toBe(404);
});
test.each(["admin", "staff", "doctor"] as const)(
  "%s enters the back office and it is never stored",
  async (role) => {
    const visitor = await enterAs(shop, role);
    const page = await visitor.read("/admin");
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.text.includes("Orders")).toBe(role !== "doctor");
    expect(await (await visitor.ask("/api/visit")).json()).toMatchObject({ account: { isOfShop: true } });
  },
);
