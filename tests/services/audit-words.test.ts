import pg from "pg";
import { expect, test } from "vitest";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { listAuditActs } from "#app/services/office/list-audit.server.ts";
import { createBareDatabase } from "#tests/support/bare-database.ts";
import { migrateAsTrial } from "#tests/support/trial-version.ts";

const STEPS_BEFORE_ONE_WORD = 17;
const OLD = ["saveSettings", "addGalleryPicture", "change content", "site-link-added", "redirect-removed"];
const NEW = ["add-gallery-picture", "add-site-link", "change-content", "remove-redirect", "save-settings"];

test("acts that a trial version wrote down in other spellings have the one word now, and the log only grows again", async () => {
  const bare = await createBareDatabase();
  await migrateAsTrial(bare.url, STEPS_BEFORE_ONE_WORD);
  const client = new pg.Client({ connectionString: bare.url });
  await client.connect();
  await client.query(
    `insert into audit (actor, action, subject, details, happened_at)
     select 'Kavita', action, 'cell', '{}', now() from unnest($1::text[]) action`,
    [OLD],
  );
  await migrateAsTrial(bare.url);
  await migrateDatabase(bare.url);
  const { db, close } = openDatabase(bare.url);
  expect(await listAuditActs(db)).toEqual(NEW);
  await close();
  await expect(client.query("update audit set happened_at = now()")).rejects.toThrow("only ever added to");
  await client.end();
  await bare.drop();
});
