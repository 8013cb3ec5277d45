import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hearOfSlowQueries, type SlowQuery } from "#app/db/slow-queries.server.ts";
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
