import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { noteDatabasePlace, readDatabasePlace } from "#server/data-folder.ts";
import { placeOf } from "#server/external-database.ts";
import { copyDatabase } from "#server/move/copy-database.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import {
  DEBIAN_15,
  type ExternalPostgres,
  hasPostgres15,
  makeOwnOf15,
  startExternalPostgres,
} from "#tests/support/external-postgres.ts";
import { openFolder } from "#tests/support/open-folder.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { tryStart } from "#tests/support/try-start.ts";

const quiet = { info: () => undefined, warn: () => undefined };
const place = openFolder("copies");
const dataDir = join(place, "data");
const own = { DATABASE_URL: "", MIGRATION_DATABASE_URL: "", DATA_DIR: dataDir };
let server: ExternalPostgres;
let external: { DATABASE_URL: string; MIGRATION_DATABASE_URL: string; DATA_DIR: string };

beforeAll(async () => {
  server = await startExternalPostgres();
  external = { ...own, DATABASE_URL: server.url, MIGRATION_DATABASE_URL: server.ownerUrl };
  await migrateDatabase(server.ownerUrl, { shopUrl: server.url });
  const { db, close } = openDatabase(server.url, { waits: "long" });
  await seedDatabase(db, { now: new Date() });
  await openShop(db);
  await close();
  mkdirSync(join(dataDir, "uploads"), { recursive: true });
  chmodSync(dataDir, 0o711);
  writeFileSync(join(dataDir, "uploads", "a-paper"), Buffer.alloc(300_000, "paper"));
  writeFileSync(join(dataDir, "session-secret"), "a-session-secret-of-the-tests-only-1", { mode: 0o600 });
  noteDatabasePlace(dataDir, placeOf(server.url));
});
afterAll(async () => {
  await server?.stop();
  rmSync(place, { recursive: true, force: true });
});

/** The command, to its end or until it is cut off once that file is there, and a while after. */
async function move(
  env: Record<string, string>,
  args: string[],
  cut?: { file: string; afterMs: number; by: "SIGKILL" | "SIGINT" },
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["scripts/move.ts", ...args], { env: { ...process.env, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (words: string) => {
      said += words;
    });
  const ended = once(child, "close") as Promise<[number | null]>;
  if (cut) {
    while (!existsSync(cut.file) && child.exitCode === null) await sleep(20);
    await sleep(cut.afterMs);
    child.kill(cut.by);
  }
  const [code] = await ended;
  return { code, said };
}

async function inDatabase(url: string, sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

/** Of the shop's own database in a folder, or of the other server. */
async function countRows(where: string): Promise<string> {
  const isServer = where.startsWith("postgres://");
  const opened = isServer ? undefined : await openEmbeddedPostgres({ dataDir: where, log: quiet });
  const counts = "(select count(*) from products) || ' products, ' || (select count(*) from batches)";
  const rows = await inDatabase(opened?.ownerUrl ?? where, `select ${counts} || ' batches' as found`);
  await opened?.stop();
  return rows[0]!.found!;
}

/** What a shop keeps beside its database: papers, keys, and what it noted while it was open. */
function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !/^(postgres|held|\.)|^database-lies-in$/.test(path))
    .sort();
}

test("from a server of the owner's to one of the shop's own: refused while somebody is there, nothing left when cut off, then whole", async () => {
  const shop = await tryStart({ env: external });
  await shop.untilOpen();
  expect(shop.said.out, shop.said.err).toContain("The shop is open");
  expect(await move(external, ["to-own"])).toEqual({
    code: 1,
    said: expect.stringMatching(/^Somebody uses the database postgres:.*: stop the shop there/),
  });
  shop.process.kill("SIGTERM");
  await shop.untilEnded();
  const made = join(dataDir, "move", "shop", "postgres");
  for (const cut of [
    { file: join(dataDir, "move"), afterMs: 500, by: "SIGINT" },
    { file: made, afterMs: 400, by: "SIGKILL" },
  ] as const) {
    expect((await move(external, ["to-own"], cut)).code).not.toBe(0);
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
    expect(readDatabasePlace(dataDir)).toMatch(/^postgres:/);
  }
  const { code, said } = await move(external, ["to-own"]);
  expect(said).toMatch(/tables with \d+ rows .* each compared .* after [\d.]+ s\.\nTake DATABASE_URL/);
  expect(code).toBe(0);
  console.log(said);
  expect(await countRows(dataDir)).toBe(await countRows(server.ownerUrl));
  expect(readDatabasePlace(dataDir)).toBe(join(dataDir, "postgres"));
  expect(readdirSync(dataDir)).not.toContain("move");
  expect((await move(external, ["to-own"])).said).toMatch(/holds a database already/);
});

test("from a folder to another, with its files; the shop opens there", async () => {
  const into = join(place, "new", "data");
  const open = await openEmbeddedPostgres({ dataDir, log: quiet });
  expect((await move(own, ["to-folder", into])).said).toBe(
    `The shop of ${dataDir} is open: stop it first.\n`,
  );
  await open.stop();
  const coming = join(place, "new", ".data.coming", "shop", "postgres");
  await move(own, ["to-folder", into], { file: coming, afterMs: 300, by: "SIGKILL" });
  expect(existsSync(into)).toBe(false);
  const { code, said } = await move(own, ["to-folder", into]);
  const files = filesOf(dataDir);
  const words = `${files.length} files are copied and compared by SHA-256.\n`;
  expect([code, said]).toEqual([0, expect.stringMatching(new RegExp(`^${words}`))]);
  expect(files).toContain(join("uploads", "a-paper"));
  expect(filesOf(into)).toEqual(files);
  for (const file of files) expect(readFileSync(join(into, file))).toEqual(readFileSync(join(dataDir, file)));
  expect(readdirSync(join(place, "new"))).toEqual(["data"]);
  expect(await countRows(into)).toBe(await countRows(server.ownerUrl));
  expect((await move(own, ["to-folder", into])).said).toMatch(/holds something already/);
  const shop = await tryStart({ env: { ...own, DATA_DIR: into } });
  await shop.untilOpen();
  expect(shop.said.out, shop.said.err).toContain("The shop is open");
  shop.process.kill("SIGTERM");
  await shop.untilEnded();
});

test("from its own database to another server, and the start knows the way back is closed", async () => {
  await inDatabase(
    server.ownerUrl,
    "update faq_items set question = 'x' where id = (select min(id) from faq_items)",
  );
  expect((await move(external, ["to-server"])).said).toMatch(/is not empty/);
  const url = (address: string) => address.replace(/\/materia$/, "/second");
  await inDatabase(server.superuserUrl, "create database second owner materia");
  const second = { ...own, DATABASE_URL: url(server.url), MIGRATION_DATABASE_URL: url(server.ownerUrl) };
  const { code, said } = await move(second, ["to-server"]);
  expect([code, said]).toEqual([0, expect.stringMatching(/Start the shop with DATABASE_URL set as now/)]);
  expect(await countRows(url(server.ownerUrl))).toBe(await countRows(server.ownerUrl));
  expect(await countRows(dataDir)).toBe(await countRows(server.ownerUrl));
  const start = await tryStart({ env: own });
  expect(await start.untilEnded()).toBe(1);
  expect(start.said.err).toContain("but DATABASE_URL is not set: set it");
});

test.skipIf(!hasPostgres15())(
  "from PostgreSQL 15 to the one that the shop brings, the old one kept",
  async () => {
    const older = join(place, "older");
    const home = await makeOwnOf15(older);
    const old = await openEmbeddedPostgres({ dataDir: older, log: quiet, programs: DEBIAN_15 });
    await copyDatabase({
      source: { url: server.ownerUrl, place: "the server" },
      target: { url: old.ownerUrl, place: home },
      signal: new AbortController().signal,
    });
    await migrateDatabase(old.ownerUrl, { shopUrl: old.url });
    await old.stop();
    noteDatabasePlace(older, home);
    const env = { ...own, DATA_DIR: older };
    const start = await tryStart({ env });
    expect(await start.untilEnded()).toBe(1);
    expect(start.said.err).toMatch(
      /was made by PostgreSQL 15, and the shop now brings PostgreSQL \d+: run npm run move/,
    );
    expect((await move(env, ["to-newer-postgres", "--programs", place])).said).toMatch(
      /holds no programs of PostgreSQL 15/,
    );
    const { code, said } = await move(env, ["to-newer-postgres"]);
    expect([code, said]).toEqual([0, expect.stringMatching(/that of PostgreSQL 15 lies in .*postgres-15\./)]);
    expect(await countRows(older)).toBe(await countRows(server.ownerUrl));
    expect((await move(env, ["to-newer-postgres"])).said).toMatch(/there is nothing to do/);
  },
);
