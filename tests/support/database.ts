import { randomBytes } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { inject } from "vitest";
import { type Database, type Db, openDatabase } from "#app/db/client.server.ts";
import { ConnectionPool } from "#app/db/connection.server.ts";
import { dropDatabase } from "#tests/support/drop-database.ts";
import { databaseUrl } from "#tests/support/server-url.ts";
import type { TemplateName } from "#tests/support/test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test server's maintenance database, for the owner of all databases. */
    serverUrl: string;
    /** The same for the role that the shop runs with. */
    shopServerUrl: string;
  }
}

export type TestDatabase = Database & {
  /** Connections of the owner of the tables, who may do what the shop may not. */
  owner: pg.Pool;
  ownerDb: Db;
  ownerUrl: string;
  drop(): Promise<void>;
};

/** A fresh database of its own, for the role that the shop runs with: `empty` with the facts of a shop and no goods, `seeded` the demonstration as it comes, `open` the same shop opened. */
export async function createTestDatabase(template: TemplateName = "empty"): Promise<TestDatabase> {
  const serverUrl = inject("serverUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, `create database ${name} template template_${template}`);
  const database = openDatabase(databaseUrl(inject("shopServerUrl"), name));
  const ownerUrl = databaseUrl(serverUrl, name);
  const owner = new ConnectionPool({ connectionString: ownerUrl, max: 2 });
  const drop = async () => {
    await Promise.all([database.close(), owner.end()]);
    await dropDatabase(serverUrl, name);
  };
  const ownerDb = drizzle({ client: owner, casing: "snake_case" });
  return { ...database, owner, ownerDb, ownerUrl, drop };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
