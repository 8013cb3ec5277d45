import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "#app/db/client.server.ts";
import { databaseUrl } from "#tests/support/server-url.ts";
import type { TemplateName } from "#tests/support/test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test server's maintenance database. */
    serverUrl: string;
  }
}

export type TestDatabase = Database & { drop(): Promise<void> };

/** A fresh database of its own: `empty` with the facts of a shop and no goods, `seeded` the demonstration as it comes, `open` the same shop opened. */
export async function createTestDatabase(template: TemplateName = "empty"): Promise<TestDatabase> {
  const serverUrl = inject("serverUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, `create database ${name} template template_${template}`);
  const url = databaseUrl(serverUrl, name);
  const database = openDatabase(url);
  const drop = async () => {
    await database.close();
    // The server's own cleaning cannot be forced out, but makes way for a plain drop; connections left open are forced.
    await onServer(serverUrl, `drop database ${name}`).catch(() =>
      onServer(serverUrl, `drop database ${name} with (force)`),
    );
  };
  return { ...database, drop };
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
