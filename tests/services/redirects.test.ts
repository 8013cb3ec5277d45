import { afterAll, beforeEach, expect, test } from "vitest";
import { audit } from "#app/db/schema/ground.ts";
import { redirects, unknownPaths } from "#app/db/schema/pages.ts";
import { actorColumns, byUser } from "#app/domain/actor.ts";
import {
  createRedirect,
  listRedirects,
  listUnknownPaths,
  removeRedirect,
} from "#app/services/pages/redirects.server.ts";
import { findRedirect } from "#app/services/redirect-chain.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);
const actor = byUser({ userId: "owner" });

beforeEach(async () => {
  await db.delete(redirects);
  await db.delete(unknownPaths);
  await db.insert(unknownPaths).values([
    { path: "/old-shop", askedOn: "2026-11-20", askCount: 4 },
    { path: "/old-shop", askedOn: "2026-11-21", askCount: 3 },
    { path: "/older-shop", askedOn: "2026-11-21", askCount: 1 },
    { path: "/long-ago", askedOn: "2026-01-01", askCount: 9 },
  ]);
});

test("the owner sees what was asked for in vain, most asked for first, and not what has been sent elsewhere", async () => {
  expect(await listUnknownPaths(db, { since: "2026-11-01", limit: 10 })).toEqual([
    { path: "/old-shop", askCount: 7, lastAskedOn: "2026-11-21" },
    { path: "/older-shop", askCount: 1, lastAskedOn: "2026-11-21" },
  ]);
  await createRedirect(db, { fromPath: "/old-shop", toPath: "/shop", actor, now });
  expect(await listUnknownPaths(db, { since: "2026-11-01", limit: 10 })).toHaveLength(1);
});

test("an unknown path is sent to a page, with or without a slash at its end, and the audit says who did it", async () => {
  const made = await createRedirect(db, { fromPath: "/old-shop/", toPath: "/shop", actor, now });
  expect(made.ok).toBe(true);
  expect(await findRedirect(db, "/old-shop")).toBe("/shop");
  expect(await findRedirect(db, "/old-shop/")).toBe("/shop");
  const rows = await db.select().from(audit).orderBy(audit.id);
  expect(rows.at(-1)).toMatchObject({
    ...actorColumns(actor),
    action: "create-redirect",
    subject: "/old-shop",
  });
});

test("taken back, it is unknown again", async () => {
  await createRedirect(db, { fromPath: "/old-shop", toPath: "/shop", actor, now });
  expect((await removeRedirect(db, { fromPath: "/old-shop", actor, now })).ok).toBe(true);
  expect(await findRedirect(db, "/old-shop")).toBeUndefined();
  expect(await removeRedirect(db, { fromPath: "/old-shop", actor, now })).toEqual({
    ok: false,
    reason: "not-found",
  });
  expect(await listRedirects(db)).toEqual([]);
});

test.each([
  ["/old-shop", "https://elsewhere.example/", "other-host"],
  ["/old-shop", "//elsewhere.example", "other-host"],
  ["/old-shop", "/\\elsewhere.example", "other-host"],
  ["/old-shop", "javascript:alert(1)", "other-host"],
  ["/old-shop", "/shop?q=arnica", "bad-path"],
  ["/old-shop?a=1", "/shop", "bad-path"],
  ["old-shop", "/shop", "bad-path"],
  ["/", "/shop", "bad-path"],
  ["/shop", "/brands", "has-page"],
  ["/old-shop", "/old-shop/", "loop"],
])("from %s to %s is refused: %s", async (fromPath, toPath, reason) => {
  expect(await createRedirect(db, { fromPath, toPath, actor, now })).toEqual({ ok: false, reason });
  expect(await listRedirects(db)).toEqual([]);
});

test("two addresses cannot lead to each other, and one address leads to one page", async () => {
  await createRedirect(db, { fromPath: "/old-shop", toPath: "/older-shop", actor, now });
  expect(await createRedirect(db, { fromPath: "/older-shop", toPath: "/old-shop", actor, now })).toEqual({
    ok: false,
    reason: "loop",
  });
  expect(await createRedirect(db, { fromPath: "/old-shop", toPath: "/shop", actor, now })).toEqual({
    ok: false,
    reason: "exists",
  });
});
