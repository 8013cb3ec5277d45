import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import pg from "pg";

const JOURNAL = resolve("app/db/migrations/meta/_journal.json");
/** The shop as it was first released takes two steps; the 22 of the trial versions end at the time of the second. */
const LAST_OF_RELEASE = 1;

export type DatabaseState = {
  /** Major version of the server, such as 18. */
  serverVersion: number;
  /** Whether no step of any version of the shop was ever made here. */
  isUntouched: boolean;
  /** Whether a trial version from before the first release left it before that version's last step. */
  isUnfinishedTrial: boolean;
  /** How many steps a newer version of the shop has made that this one does not know. */
  unknownSteps: number;
};

/** What the database at `url` is, before anything in it is changed. */
export async function inspectDatabase(url: string): Promise<DatabaseState> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const version = await client.query<{ server_version_num: string }>("show server_version_num");
    const steps = await stepsIn(client);
    const { entries } = JSON.parse(readFileSync(JOURNAL, "utf8")) as { entries: { when: number }[] };
    const known = new Set(entries.map(({ when }) => when));
    const released = entries[LAST_OF_RELEASE]!.when;
    return {
      serverVersion: Math.floor(Number(version.rows[0]!.server_version_num) / 10_000),
      isUntouched: steps.length === 0,
      isUnfinishedTrial: steps.length > 0 && !steps.includes(released),
      unknownSteps: steps.filter((when) => when > released && !known.has(when)).length,
    };
  } finally {
    await client.end();
  }
}

async function stepsIn(client: pg.Client): Promise<number[]> {
  const { rows: found } = await client.query<{ table: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as table",
  );
  if (found[0]!.table === null) return [];
  const { rows } = await client.query<{ created_at: string }>(
    "select created_at from drizzle.__drizzle_migrations",
  );
  return rows.map((row) => Number(row.created_at));
}
