import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { audit } from "#app/db/schema/ground.ts";
import { byUser } from "#app/domain/actor.ts";
import { findTerm } from "#app/services/catalog/desk/find-term.server.ts";
import { saveTerm } from "#app/services/catalog/desk/save-term.server.ts";
import { versionOf } from "#app/services/version.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as NOW } from "#tests/support/fixtures.ts";
import { fillSmallShelf } from "#tests/support/small-shelf.ts";

const BY = { actor: byUser({ userId: "Kavita" }), now: NOW };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await fillSmallShelf(database.db);
});
afterEach(() => database.drop());

test.each([
  ["categories", "dilutions"],
  ["brands", "sbl"],
  ["remedies", "nux-vomica"],
] as const)("one of the %s is not saved from a form older than the last change", async (kind, slug) => {
  const opened = (await findTerm(database.db, kind, slug))!;
  const saveName = (name: string, version: string) =>
    saveTerm(database.db, kind, { slug, texts: { ...opened, name }, version, ...BY });
  expect(await saveName("One", versionOf(opened))).toEqual({ ok: true, slug });
  expect(await saveName("Two", versionOf(opened))).toEqual({ ok: false, reason: "changed" });
  const stored = (await findTerm(database.db, kind, slug))!;
  expect(stored.name).toBe("One");
  expect(await saveName("Two", versionOf(stored))).toEqual({ ok: true, slug });
});

test.each([
  ["categories", "dilutions"],
  ["brands", "sbl"],
  ["remedies", "nux-vomica"],
] as const)(
  "a form of the %s that is sent twice is saved once, also with a new address",
  async (kind, slug) => {
    const opened = (await findTerm(database.db, kind, slug))!;
    const version = versionOf(opened);
    const send = (texts: Record<string, string>) =>
      saveTerm(database.db, kind, { slug, texts: { ...opened, ...texts }, version, ...BY });
    const twice = (texts: Record<string, string>) => Promise.all([send(texts), send(texts)]);
    expect(await twice({ name: "  One " })).toEqual([
      { ok: true, slug },
      { ok: true, slug },
    ]);
    const moved = { name: "One", slug: "moved" };
    const again = await saveTerm(database.db, kind, { slug, texts: { ...opened, ...moved }, ...BY });
    expect([again, await send(moved)]).toEqual([
      { ok: true, slug: "moved" },
      { ok: true, slug: "moved" },
    ]);
    expect(await database.db.$count(audit, eq(audit.action, `change-${kind}`))).toBe(2);
  },
);

test("a new category sent twice is made once; another one at its address is refused", async () => {
  const opened = (await findTerm(database.db, "categories", "dilutions"))!;
  const make = (texts: Record<string, string>) =>
    saveTerm(database.db, "categories", {
      slug: undefined,
      texts: { ...opened, slug: "new-shelf", otherSlugs: "", ...texts },
      ...BY,
    });
  expect([await make({}), await make({})]).toEqual([
    { ok: true, slug: "new-shelf" },
    { ok: true, slug: "new-shelf" },
  ]);
  expect(await make({ name: "Another" })).toMatchObject({ problems: { slug: "slug-taken" } });
});
