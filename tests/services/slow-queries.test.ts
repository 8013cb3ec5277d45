import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#app/db/client.server.ts";
import { hearOfSlowQueries, type SlowQuery } from "#app/db/slow-queries.server.ts";
import { createLog } from "#app/integrations/log.server.ts";
import { underRequestId } from "#app/integrations/request-id.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let database: TestDatabase;
const heard: SlowQuery[] = [];
const stop = hearOfSlowQueries((query) => heard.push(query));
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  stop();
  await database.drop();
});

test("a statement that takes half a second is told of by its text, never by what was asked", async () => {
  const { db } = database;
  const secret = "canary of the knee";
  heard.length = 0;
  await db.execute(sql`select pg_sleep(0.6), ${secret}::text as outside`);
  await db.transaction((tx) =>
    tx.execute(sql`select pg_sleep(0.6),\n\n  ${secret}::text as inside, 'canary''s word' as quoted`),
  );
  await db.execute(sql`select pg_sleep(0.6), ${secret}::int`).catch(() => undefined);
  const told = heard.filter(({ statement }) => statement.includes("pg_sleep"));
  expect(told.map(({ statement }) => statement)).toEqual([
    "select pg_sleep(0.6), $1::text as outside",
    "select pg_sleep(0.6), $1::text as inside, '…' as quoted",
  ]);
  for (const { ms } of told) expect(ms).toBeGreaterThanOrEqual(500);
  expect(JSON.stringify(heard)).not.toContain("canary");
});

test("a long list of values is told of as one", async () => {
  heard.length = 0;
  const rows = Array.from({ length: 300 }, (_, n) => sql`(${n}, ${"canary"})`);
  await database.db.execute(
    sql`select pg_sleep(0.6), count(*) from (values ${sql.join(rows, sql`, `)}) as many (a, b)`,
  );
  const [told] = heard.filter(({ statement }) => statement.includes("pg_sleep"));
  expect(told!.statement).toBe("select pg_sleep(0.6), count(*) from (values ($1, …), …) as many (a, b)");
});

test("each slow statement is logged under the request that asked, also after a wait for its only connection", async () => {
  const { db, close } = openDatabase(database.url, { maxConnections: 1 });
  const lines: { requestId?: string; statement?: string; repeated?: number }[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const deafen = hearOfSlowQueries((query) => log.info(query, "slow query"));
  const ask = (words: string) => sql.raw(`select pg_sleep(0.55) as ${words}`);
  await Promise.all([
    underRequestId("first", async () => await db.execute(ask("of_first"))),
    underRequestId("second", () => db.transaction((tx) => tx.execute(ask("of_second")))),
    underRequestId("third", async () => await db.execute(ask("of_third"))),
    db.execute(ask("of_nobody")),
  ]);
  const told = lines.map(({ requestId, statement }) => [requestId, statement?.split(" ").at(-1)]);
  expect(told.toSorted(([, a], [, b]) => a!.localeCompare(b!))).toEqual([
    ["first", "of_first"],
    [undefined, "of_nobody"],
    ["second", "of_second"],
    ["third", "of_third"],
  ]);
  deafen();
  await close();
});
