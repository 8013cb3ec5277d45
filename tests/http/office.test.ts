import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD } from "#tests/support/accounts.ts";
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
  const page = await visitor.ask("/admin/orders");
  expect(page.status).toBe(404);
  const html = await page.text();
  expect(html).toMatch(/<main[ >]/);
  expect(html).not.toContain("office-side");
});
test.each([
  ["/admin/orders/SHH-NONE", "admin"],
  ["/admin/products/NO-SUCH-SKU", "staff"],
  ["/admin/consultations/NO-SUCH", "doctor"],
] as const)("where %s is nothing for %s, the menus stay", async (path, role) => {
  const visitor = await enterAs(shop, role);
  const page = await visitor.read(path);
  expect(page.status).toBe(404);
  expect(page.html).toContain("office-side");
  expect(page.html.match(/<main /g)).toHaveLength(1);
  expect(page.text).toContain("There is no such page, order, product or person");
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

test("a visitor's page knows every public address and none of the back office", async () => {
  const paths = await pathsInTable(await (await shop.ask("/about")).text());
  expect(paths).toEqual(expect.arrayContaining(["product/:slug", "profile/addresses"]));
  expect(paths.filter((path) => path.startsWith("admin"))).toEqual([]);
});
test("a page of the back office knows its screens and the public ones", async () => {
  const owner = await enterAs(shop, "admin");
  const paths = await pathsInTable((await owner.read("/admin")).html);
  expect(paths).toEqual(expect.arrayContaining(["admin/orders/:number", "product/:slug"]));
});
test("signing in on the way to the back office loads it as a new page", async () => {
  const { email } = await enterAs(shop, "staff");
  const signIn = { identifier: email, password: PASSWORD };
  const response = await shop.send("/login?returnTo=%2Fadmin%2Forders", signIn);
  expect(response.headers.get("location")).toBe("/admin/orders");
  expect(response.headers.get("x-remix-reload-document")).toBe("true");
});

/** The paths in the table of routes that a page loads. */
async function pathsInTable(html: string): Promise<string[]> {
  const [, address] = /import "(\/assets\/[\w-]+\.js)"/.exec(html)!;
  const script = await readFile(`build/client${address}`, "utf8");
  const table = script.slice("window.__reactRouterManifest=".length, -";".length);
  const { routes } = JSON.parse(table) as { routes: Record<string, { path?: string }> };
  return Object.values(routes).map(({ path }) => path ?? "");
}
