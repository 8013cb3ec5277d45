import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { APP_ROLE } from "#server/postgres/connection.ts";
import type { EmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { connect } from "./replication.ts";

/** From here on nothing is written into that database: each session only reads, and the shop's role has lost the right to write. */
export async function lockDatabase({ server, ownerUrl }: EmbeddedPostgres): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const app = owner.escapeIdentifier(APP_ROLE);
    await owner.query(`REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON ALL TABLES IN SCHEMA public FROM ${app}`);
    await owner.query(`REVOKE USAGE, UPDATE ON ALL SEQUENCES IN SCHEMA public FROM ${app}`);
  } finally {
    await owner.end();
  }
  const superuser = await connect(server, "questions");
  try {
    await superuser.query("ALTER SYSTEM SET default_transaction_read_only = on");
    await superuser.query("SELECT pg_reload_conf()");
  } finally {
    await superuser.end();
  }
  while (!(await isLocked(ownerUrl))) await sleep(20);
}

async function isLocked(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("SHOW default_transaction_read_only");
    return (rows[0] as { default_transaction_read_only: string }).default_transaction_read_only === "on";
  } finally {
    await client.end();
  }
}
