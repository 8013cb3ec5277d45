import { afterAll, beforeAll, expect } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPincodes } from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";

/** A database that delivers to PIN codes, for the tests of one file; after the last of them its ledger still sums. */
export function orderDatabase(): Pick<Database, "db" | "pool"> {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await addPincodes(database.db);
  });
  afterAll(async () => {
    expect(await findLedgerFaults(database.db)).toEqual([]);
    await database.drop();
  });
  return {
    get db() {
      return database.db;
    },
    get pool() {
      return database.pool;
    },
  };
}
