import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { createLog } from "#app/integrations/log.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let database: TestDatabase;
let written = "";
const log = createLog("debug", {
  write: (line) => {
    written += line;
  },
});

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a query that fails is logged without the values it carried, and without the row it met", async () => {
  const user = { id: "a", name: "Canary Name", email: "canary@example.org" };
  await database.db.insert(profiles).values(user);
  const twice = await database.db
    .insert(profiles)
    .values({ ...user, id: "b" })
    .catch((error: unknown) => error);
  log.error({ err: twice }, "request failed");
  const lines = sql`select ${"canary one\nparams: canary two"}::int`;
  const notANumber = await database.db.execute(lines).catch((error: unknown) => error);
  log.error({ err: new Error("outer", { cause: notANumber }) }, "request failed");
  expect(written).toContain("Failed query: insert into");
  expect(written).toContain("23505");
  expect(written).not.toMatch(/canary/i);
});

test("what somebody is called, and how they are reached, is struck out by its key", () => {
  written = "";
  log.info({ name: "canary", order: { phone: "canary", to: { email: "canary" } } }, "placed");
  expect(written).toContain("placed");
  expect(written).not.toContain("canary");
});
