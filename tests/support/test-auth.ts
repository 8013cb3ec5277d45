import { afterAll, beforeAll } from "vitest";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { openAuth } from "#tests/support/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

/** Sign-in over a database of its own, for the tests of one file. */
export function testAuth(): Auth {
  let database: TestDatabase;
  let auth: Auth;
  beforeAll(async () => {
    database = await createTestDatabase();
    auth = openAuth(database.db);
  });
  afterAll(() => database.drop());
  return new Proxy({} as Auth, { get: (_, name) => auth[name as keyof Auth] });
}
