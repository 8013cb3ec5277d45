import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, type Db, openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { states } from "#app/db/schema/places.ts";
import { isDatabaseUnavailable } from "#app/db/unavailable.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let other: TestDatabase;
/** A pool of one connection: who does not give it back leaves none to the next. */
let database: Database;
beforeAll(async () => {
  other = await createTestDatabase();
  database = openDatabase(other.url, { maxConnections: 1 });
});
afterAll(async () => {
  await database.close();
  await other.drop();
});

test("a connection that breaks while it is lent ends no process, and the next one works", async () => {
  const lent = await database.pool.connect();
  const ended = new Promise((resolve) => lent.once("end", resolve));
  const { rows } = await lent.query<{ pid: number }>("select pg_backend_pid() as pid");
  await terminate(rows[0]!.pid);
  await ended;
  await expect(lent.query("select")).rejects.toSatisfy(isDatabaseUnavailable);
  lent.release();
  expect(await goesOn()).toBe(true);
});

test("a transaction that gets no answer any more is given up, nothing of it is written, and the next one is not in it", async () => {
  let frozen = 0;
  const writing = database.db.transaction(async (tx) => {
    await tx.insert(states).values({ code: "99", name: "Nowhere", isoCode: "IN-NO" });
    frozen = await freeze(tx);
    await tx.$count(states);
  });
  await expect(writing).rejects.toSatisfy(isDatabaseUnavailable);
  process.kill(frozen, "SIGCONT");
  expect(await goesOn()).toBe(true);
  expect(await other.db.$count(states, eq(states.code, "99"))).toBe(0);
});

test("a transaction that cannot even begin gives its connection back", async () => {
  const frozen = await freeze(database.db);
  await expect(database.db.transaction(async () => undefined)).rejects.toSatisfy(isDatabaseUnavailable);
  process.kill(frozen, "SIGCONT");
  expect(await goesOn()).toBe(true);
});

test("a connection that breaks while the tables are brought up to date is told in one sentence", async () => {
  const inTheWay = await other.pool.connect();
  await inTheWay.query("select pg_advisory_lock(7420001)");
  const migrating = migrateDatabase(other.ownerUrl);
  const failed = expect(migrating).rejects.toThrow(
    /^The connection to the database broke .+: start again, .+\.$/,
  );
  await terminate(await untilWaiting(other, "pg_advisory_lock"));
  await failed;
  await inTheWay.query("select pg_advisory_unlock_all()");
  inTheWay.release();
  await migrateDatabase(other.ownerUrl);
});

test("a connection that breaks while an empty shop is filled is told in one sentence, and the next start fills it", async () => {
  const empty = await createTestDatabase();
  const inTheWay = await empty.pool.connect();
  await inTheWay.query("begin; select pg_advisory_xact_lock(7420002)");
  const broken = fill(empty.url);
  await terminate(await untilWaiting(empty, "pg_advisory_xact_lock"));
  const [words, [code]] = await broken;
  expect(words).toMatch(/^The connection to the database broke .+: start again, .+\.\n$/);
  expect(code).toBe(1);
  await inTheWay.query("rollback");
  inTheWay.release();
  expect(await fill(empty.url)).toEqual(["", [0, null]]);
  await empty.drop();
});

async function goesOn(): Promise<boolean> {
  const { rows } = await database.db.transaction((tx) =>
    tx.execute<{ fine: boolean }>(sql`select true as fine`),
  );
  return rows[0]!.fine;
}

/** Makes the process of the server that serves this connection stand still; gives its id. */
async function freeze(db: Db): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  process.kill(rows[0]!.pid, "SIGSTOP");
  return rows[0]!.pid;
}

async function terminate(pid: number): Promise<void> {
  await other.owner.query("select pg_terminate_backend($1)", [pid]);
}

/** The process of the server that waits in such a statement in that database; other tests wait in theirs. */
async function untilWaiting({ owner }: TestDatabase, statement: string): Promise<number> {
  for (;;) {
    const { rows } = await owner.query<{ pid: number }>(
      `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
      [`select ${statement}(%`],
    );
    if (rows[0]) return rows[0].pid;
  }
}

/** Fills the database as a first start does, in a process of its own; gives what it complained of and how it ended. */
async function fill(url: string): Promise<[string, unknown[]]> {
  const filling = spawn(process.execPath, ["server/fill-shop.ts"], {
    env: { ...process.env, DATABASE_URL: url },
  });
  return Promise.all([text(filling.stderr), once(filling, "exit")]);
}
