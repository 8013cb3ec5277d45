import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { MIGRATION_LOCK } from "#app/db/migrate.server.ts";

/** A database of a move: its address for the owner of the tables, and its place in words. */
export type Side = {
  url: string;
  place: string;
  /** A shop works on it meanwhile: what is read is how it was at one moment. */
  isOpen?: boolean;
};

const SESSIONS_END_MS = 4_000;
/** Nothing is cut off for taking long, and values are written alike on both sides. */
const SETTINGS = [
  "idle_in_transaction_session_timeout = 0",
  "statement_timeout = 0",
  "lock_timeout = 0",
  "timezone = 'UTC'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  "extra_float_digits = 1",
];

/** Does the work with a connection to that database, which ends with it; a signal cuts it off. Refuses where others are connected. */
export async function inSession<T>(
  { url, place, isOpen = false }: Side,
  signal: AbortSignal,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on("error", () => undefined);
  const cutOff = () =>
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  await client.connect();
  signal.addEventListener("abort", cutOff);
  try {
    for (const setting of SETTINGS) await client.query(`set ${setting}`);
    // Who starts a shop here now waits until the move is over.
    if (!isOpen) {
      await refuseWhile(async () => !(await takesLock(client)), place);
      await refuseOthers(client, place);
    }
    return await work(client);
  } finally {
    signal.removeEventListener("abort", cutOff);
    await client.end().catch(() => undefined);
  }
}

/** Throws a sentence where anybody else is connected to this database; who is just leaving is waited for. */
export async function refuseOthers(client: pg.Client, place: string): Promise<void> {
  await refuseWhile(() => hasOthers(client), place);
}

/** The session of a move that was just broken off ends a moment after it: run again at once, it is no stranger. */
async function refuseWhile(isUsed: () => Promise<boolean>, place: string): Promise<void> {
  const until = Date.now() + SESSIONS_END_MS;
  while (await isUsed()) {
    if (Date.now() > until)
      throw new Error(
        `Somebody uses the database ${place}: stop the shop there, and close what else is connected to it.`,
      );
    await sleep(100);
  }
}

async function takesLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock($1) as got", [
    MIGRATION_LOCK,
  ]);
  return rows[0]!.got;
}

async function hasOthers(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = current_database() and usename is not null and pid <> pg_backend_pid()",
  );
  return rowCount !== 0;
}
