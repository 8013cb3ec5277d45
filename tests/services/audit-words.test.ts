import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { audit } from "#app/db/schema/site.ts";
import { listAuditActions } from "#app/services/office/list-audit.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const MIGRATION = "app/db/migrations/0017_one_word_for_each_act.sql";
const OLD = ["saveSettings", "addGalleryPicture", "change content", "site-link-added", "redirect-removed"];
const NEW = ["add-gallery-picture", "add-site-link", "change-content", "remove-redirect", "save-settings"];

test("acts that were written down in other spellings get the one word, and the log only grows again", async () => {
  const entry = { actor: "Kavita", subject: "cell", details: {}, happenedAt: new Date() };
  await db.insert(audit).values(OLD.map((action) => ({ ...entry, action })));
  const [, ...statements] = (await readFile(MIGRATION, "utf8")).split("--> statement-breakpoint");
  for (const statement of statements) await db.execute(sql.raw(statement));
  expect(await listAuditActions(db)).toEqual(NEW);
  await expect(db.update(audit).set({ actor: "nobody" })).rejects.toThrow();
});
