import { rmSync } from "node:fs";
import pg from "pg";
import { type Db, openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { chooseAccount } from "#server/postgres/account.ts";
import { findHome } from "#server/postgres/place.ts";
import { type EmbeddedPostgres, openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { openFolder } from "#tests/support/open-folder.ts";
import { enterFacts, openShop } from "#tests/support/open-shop.ts";
import { databaseUrl } from "#tests/support/server-url.ts";
import {
  dropTemplate,
  keepTemplate,
  type TemplateCache,
  takeTemplate,
} from "#tests/support/template-cache.ts";

export type TestAddresses = {
  /** For the role that the shop runs with. */
  url: string;
  /** For who owns the databases and may make more. */
  ownerUrl: string;
};
export type TestServer = TestAddresses & { close(): Promise<void> };

const log = { info: () => undefined, warn: console.warn };

/** A PostgreSQL of its own with the templates of `makeTemplates`, copied from the cache; the first of its kind makes and keeps them. */
export async function openTestServer(cache: TemplateCache): Promise<TestServer> {
  const dataDir = openFolder("test");
  const account = chooseAccount();
  const home = findHome({ dataDir, account, log });
  const open = () => openEmbeddedPostgres({ dataDir, durability: "none-for-tests", log });
  const openNew = async () => {
    const first = await open();
    await makeTemplates(first);
    await first.stop();
    keepTemplate(cache, home);
    return open();
  };
  const openKept = async () => {
    try {
      return await open();
    } catch (error) {
      console.warn(`The template of the tests is made anew: ${(error as Error).message}`);
      dropTemplate(cache);
      rmSync(home, { recursive: true, force: true });
      return openNew();
    }
  };
  const server: EmbeddedPostgres = await (takeTemplate(cache, home, account) ? openKept() : openNew());
  return {
    url: server.url,
    ownerUrl: server.ownerUrl,
    async close() {
      await server.stop();
      for (const folder of [home, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `empty` has the owner's facts and no goods, `seeded` is the demonstration as it comes, `open` the same shop opened. */
const TEMPLATES = ["empty", "seeded", "open"] as const;
export type TemplateName = (typeof TEMPLATES)[number];

/** Makes the databases that those of the tests are copied from. */
export async function makeTemplates({ url, ownerUrl }: TestAddresses): Promise<void> {
  await onServer(ownerUrl, "create database template_empty");
  await migrateDatabase(databaseUrl(ownerUrl, "template_empty"), {
    shopUrl: databaseUrl(url, "template_empty"),
  });
  await onServer(ownerUrl, "create database template_seeded template template_empty");
  await fill("seeded", (db) => seedDatabase(db, { now: new Date() }));
  await onServer(ownerUrl, "create database template_open template template_seeded");
  await fill("open", openShop);
  await fill("empty", enterFacts);

  async function fill(template: TemplateName, work: (db: Db) => Promise<unknown>): Promise<void> {
    const database = openDatabase(databaseUrl(url, `template_${template}`), { waits: "long" });
    await work(database.db).finally(() => database.close());
  }
}

/** Removes them from a server that goes on. */
export async function dropTemplates(serverUrl: string): Promise<void> {
  for (const name of TEMPLATES) await onServer(serverUrl, `drop database template_${name}`);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
