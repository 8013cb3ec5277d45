import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { dropDatabase } from "#tests/support/drop-database.ts";
import { databaseUrl } from "#tests/support/server-url.ts";
import type { TemplateName } from "#tests/support/test-server.ts";

export type BareDatabase = {
  url: string;
  /** For the role that the shop runs with, which may do nothing in it yet. */
  shopUrl: string;
  drop(): Promise<void>;
};

/** A database of its own in which nothing was ever made, or that is a copy of a template to which nobody is connected. */
export async function createBareDatabase(template?: TemplateName): Promise<BareDatabase> {
  const serverUrl = inject("serverUrl");
  const name = `bare_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const from = template ? ` template template_${template}` : "";
  await client.query(`create database ${name}${from}`).finally(() => client.end());
  return {
    url: databaseUrl(serverUrl, name),
    shopUrl: databaseUrl(inject("shopServerUrl"), name),
    drop: () => dropDatabase(serverUrl, name),
  };
}
