import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const STEPS = "tests/fixtures/trial-steps";
const JOURNAL = join("meta", "_journal.json");

/** How many steps the trial versions took, before the first release. */
export const TRIAL_STEPS = readJournal().entries.length;

/** Brings a database along the steps of the trial versions, as those did: all of them, or the first `count` only. */
export async function migrateAsTrial(url: string, count = TRIAL_STEPS): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "materia-trial-"));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    cpSync(STEPS, folder, { recursive: true });
    const journal = readJournal();
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

function readJournal(): { entries: { when: number }[] } {
  return JSON.parse(readFileSync(join(STEPS, JOURNAL), "utf8"));
}
