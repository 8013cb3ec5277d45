import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { audit } from "#app/db/schema/ground.ts";
import { siteLinks } from "#app/db/schema/pages.ts";
import type { Role } from "#app/domain/permissions.ts";
import { addPerson, openAuth, signIn } from "#tests/support/accounts.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";

let shop: TestShop;
const cookieOf: Partial<Record<Role, string>> = {};
beforeAll(async () => {
  shop = await openTestShop();
  const auth = openAuth(shop.database.db);
  for (const role of ["admin", "staff", "customer"] as const) {
    const { email } = await addPerson(auth, { role });
    cookieOf[role] = (await signIn(auth, email)).caller.headers.get("cookie")!;
  }
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.delete(siteLinks);
});

async function call(name: string, body: unknown, headers: Record<string, string> = {}) {
  const text = JSON.stringify(body);
  const response = await shop.ask(`/api/functions/${name}`, {
    method: "POST",
    body: text,
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(text)),
      ...headers,
    },
  });
  const type = response.headers.get("content-type") ?? "";
  return { status: response.status, result: type.includes("json") ? await response.json() : undefined };
}

const fromOwnPage = (role: Role) => ({ cookie: cookieOf[role]!, origin: ORIGIN });
const LINK = { position: "footer", label: "Winter timings", url: "/contact" };

test("the owner adds, changes and takes away a link; the footer shows it, and the audit says so", async () => {
  const owner = fromOwnPage("admin");
  const added = await call("add_site_link", LINK, owner);
  expect(added).toEqual({
    status: 200,
    result: { id: expect.any(Number), ...LINK, sortOrder: 0, isActive: true },
  });
  const { id } = added.result as { id: number };
  expect(await (await shop.ask("/brands")).text()).toContain("Winter timings");
  expect(await call("get_site_links", { position: "footer" })).toMatchObject({
    status: 200,
    result: [{ id, ...LINK }],
  });
  expect(await call("get_site_links", { position: "header" })).toEqual({ status: 200, result: [] });
  expect(await call("get_site_links", {})).toMatchObject({ result: [{ id }] });
  expect(await call("update_site_link", { id, updates: { label: "Summer timings" } }, owner)).toMatchObject({
    status: 200,
    result: { id, label: "Summer timings", url: "/contact" },
  });
  expect(await call("delete_site_link", { id }, owner)).toEqual({ status: 200, result: true });
  expect(await call("get_site_links", { position: "footer" })).toEqual({ status: 200, result: [] });
  const rows = await shop.database.db.select().from(audit);
  expect(rows.map((row) => row.action)).toEqual(
    expect.arrayContaining(["add-site-link", "change-site-link", "remove-site-link"]),
  );
});

test("without links of the owner the built-in ones stand in header and footer", async () => {
  const html = await (await shop.ask("/brands")).text();
  expect(html).toContain("Track Order");
  expect(html).toContain("Shop All Products");
});

test("a link that is switched off is not given out", async () => {
  await call("add_site_link", { ...LINK, isActive: false }, fromOwnPage("admin"));
  expect(await call("get_site_links", {})).toEqual({ status: 200, result: [] });
});

test.each([
  ["add_site_link", LINK, null],
  ["update_site_link", { id: 1, updates: { label: "x" } }, null],
  ["delete_site_link", { id: 1 }, false],
])("%s answers 401 to nobody and 403 to those who are not the owner", async (name, body, refusal) => {
  expect(await call(name, body)).toEqual({ status: 401, result: refusal });
  expect(await call(name, body, { authorization: "Bearer a.b.c" })).toEqual({ status: 401, result: refusal });
  for (const role of ["staff", "customer"] as const)
    expect(await call(name, body, fromOwnPage(role))).toEqual({ status: 403, result: refusal });
  expect(await shop.database.db.$count(siteLinks)).toBe(0);
});

test("a page of another site cannot use the owner's cookie", async () => {
  for (const headers of [
    { cookie: cookieOf.admin!, origin: "https://evil.example" },
    { cookie: cookieOf.admin!, origin: ORIGIN, "sec-fetch-site": "cross-site" },
    { cookie: cookieOf.admin! },
  ])
    expect((await call("add_site_link", LINK, headers as Record<string, string>)).status).toBe(403);
  expect(await shop.database.db.$count(siteLinks)).toBe(0);
});

test("the owner's bearer token works without a browser, and a customer's does not", async () => {
  const tokenOf = async (role: Role) => {
    const response = await shop.ask("/api/auth/token", { headers: { cookie: cookieOf[role]! } });
    return ((await response.json()) as { token: string }).token;
  };
  const bearer = async (role: Role) => ({ authorization: `Bearer ${await tokenOf(role)}` });
  expect((await call("add_site_link", LINK, await bearer("admin"))).status).toBe(200);
  expect(await call("add_site_link", LINK, await bearer("customer"))).toEqual({ status: 403, result: null });
});

test.each([
  { ...LINK, url: "javascript:alert(1)" },
  { ...LINK, url: "//elsewhere.example" },
  { ...LINK, url: "http://elsewhere.example" },
  { ...LINK, position: "sidebar" },
  { ...LINK, label: "" },
  { ...LINK, label: "x".repeat(61) },
  { ...LINK, extra: 1 },
  {},
  [],
])("the link %j is refused", async (link) => {
  expect(await call("add_site_link", link, fromOwnPage("admin"))).toEqual({ status: 400, result: null });
});

test("a link whose words promise a cure is refused, new or changed", async () => {
  const owner = fromOwnPage("admin");
  const label = "Drops that cure diabetes";
  expect(await call("add_site_link", { ...LINK, label }, owner)).toEqual({ status: 422, result: null });
  const { result } = await call("add_site_link", LINK, owner);
  const { id } = result as { id: number };
  expect(await call("update_site_link", { id, updates: { label } }, owner)).toEqual({
    status: 422,
    result: null,
  });
});

test("a link that is not there is neither changed nor deleted", async () => {
  const owner = fromOwnPage("admin");
  expect(await call("update_site_link", { id: 4711, updates: { label: "x" } }, owner)).toEqual({
    status: 404,
    result: null,
  });
  expect(await call("update_site_link", { id: "1 or 1=1", updates: { label: "x" } }, owner)).toMatchObject({
    status: 404,
  });
  expect(await call("delete_site_link", { id: 4711 }, owner)).toEqual({ status: 404, result: false });
});

test("there is no other function, and only POST", async () => {
  expect((await call("drop_site_links", {})).status).toBe(404);
  expect((await call("constructor", {})).status).toBe(404);
  expect((await shop.ask("/api/functions/get_site_links")).status).toBe(405);
});

test("when the links cannot be read, get_site_links gives an empty list and pages keep the built-in links", async () => {
  await shop.database.owner.query("alter table site_links rename to site_links_away");
  try {
    expect(await call("get_site_links", {})).toEqual({ status: 500, result: [] });
    const response = await shop.ask("/brands");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("Track Order");
    expect(html).toContain("Failed to load navigation links");
    expect(html.replace(/<script[\s\S]*?<\/script>/g, "")).not.toContain("Failed to load navigation links");
  } finally {
    await shop.database.owner.query("alter table site_links_away rename to site_links");
  }
});
