import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const STEPS = "tests/fixtures/trial-steps";
const RELEASED_STEPS = "app/db/migrations";
const JOURNAL = join("meta", "_journal.json");

/** How many steps the trial versions took, before the first release. */
export const TRIAL_STEPS = readJournal(STEPS).entries.length;

/** Brings a database along the steps of the trial versions, as those did: all of them, or the first `count` only. */
export function migrateAsTrial(url: string, count = TRIAL_STEPS): Promise<void> {
  return migrateAlong(STEPS, { url, count });
}

/** Brings a database to where the release before sealed data and two roles left it. */
export function migrateAsOneRole(url: string): Promise<void> {
  return migrateAlong(RELEASED_STEPS, { url, count: 14 });
}

/** Brings a database to where the release with that many steps left it. */
export function migrateAsReleased(url: string, count: number): Promise<void> {
  return migrateAlong(RELEASED_STEPS, { url, count });
}

async function migrateAlong(steps: string, { url, count }: { url: string; count: number }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "materia-trial-"));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    cpSync(steps, folder, { recursive: true });
    const journal = readJournal(steps);
    writeFileSync(
      join(folder, JOURNAL),
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }),
    );
    await client.query("set client_min_messages to warning");
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

function readJournal(steps: string): { entries: { when: number }[] } {
  return JSON.parse(readFileSync(join(steps, JOURNAL), "utf8"));
}
