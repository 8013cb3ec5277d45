import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { inspectDatabase } from "#app/db/inspect-database.server.ts";
import { whyUnfit } from "#server/database.ts";
import { waitForDatabase } from "#server/external-database.ts";
import { welcome } from "#server/welcome.ts";
import { createBareDatabase } from "#tests/support/bare-database.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { readCatalogue } from "#tests/support/read-catalogue.ts";
import { migrateAsTrial, TRIAL_STEPS } from "#tests/support/trial-version.ts";
import { findFreePort, tryStart } from "#tests/support/try-start.ts";

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase("seeded");
  dataDir = mkdtempSync(join(tmpdir(), "materia-database-"));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The test's server behind a port, as an outside server has one; closed until it is opened. */
async function prepareDoor() {
  const {
    host,
    port: at,
    user,
    password,
    database: name,
  } = new pg.Client({ connectionString: database.url });
  const port = await findFreePort();
  const door = createServer((visitor) => {
    const inside = host.startsWith("/") ? connect(join(host, `.s.PGSQL.${at}`)) : connect(at, host);
    visitor.pipe(inside).pipe(visitor);
    visitor.on("error", () => inside.destroy());
    inside.on("error", () => visitor.destroy());
  });
  return { door, port, url: `postgres://${user}:${password}@localhost:${port}/${name}`, name, user };
}

test("a database that is not up yet is waited for, and the wait is said; behind https without TRUST_PROXY the start warns", async () => {
  const { door, port, url } = await prepareDoor();
  const start = await tryStart({
    env: { DATA_DIR: dataDir, DATABASE_URL: url, PUBLIC_ORIGIN: "https://shop.test" },
  });
  await once(start.process.stdout!, "data");
  await expect.poll(() => start.said.out, { timeout: 60_000 }).toContain("waiting for it, 60 s at most");
  expect(start.said.out).toMatch(/The database at DATABASE_URL \(.*\) does not answer yet \(.*ECONNREFUSED/);
  expect(start.said.out).not.toContain("The shop is open");
  door.listen(port, "localhost");
  await start.untilOpen();
  expect(start.said.out, start.said.err).toContain("The shop is open");
  expect(start.said.out).toMatch(
    /WARNING {2}PUBLIC_ORIGIN is https:\/\/shop\.test, but TRUST_PROXY is not set/,
  );
  start.process.kill("SIGTERM");
  expect(await start.untilEnded()).toBe(0);
  door.close();
});

test("the start warns of https without TRUST_PROXY only then", () => {
  const warns = (env: Record<string, string>) => {
    const config = readConfig({ DATA_DIR: dataDir, ...env });
    const words = {
      config,
      port: 3000,
      databasePlace: dataDir,
      admin: undefined,
      upiVpa: undefined,
      notOpen: [],
      isHistorySafe: true,
    };
    return welcome(words).includes("WARNING");
  };
  expect(warns({ PUBLIC_ORIGIN: "https://shop.test", TRUST_PROXY: "no" })).toBe(true);
  for (const TRUST_PROXY of ["yes", "1", "2", "127.0.0.1,10.0.0.0/8"])
    expect(warns({ PUBLIC_ORIGIN: "https://shop.test", TRUST_PROXY })).toBe(false);
  expect(warns({})).toBe(false);
});

test("who waits in vain, or need not wait, is told which setting is meant and what to do", async () => {
  const { door, port, url, name, user } = await prepareDoor();
  const said: string[] = [];
  const wait = (to: string, waitMs = 60_000) =>
    waitForDatabase({ setting: "DATABASE_URL", url: to }, { waitMs, say: (words) => said.push(words) });
  await expect(wait(url, 1_500)).rejects.toThrow(
    /^The database at DATABASE_URL \(.*\) has not answered for 2 s .*: start it/,
  );
  expect(said).toHaveLength(1);
  door.listen(port, "localhost");
  await wait(url);
  await expect(wait(url.replace(`${user}:`, `${user}:x`))).rejects.toThrow(
    /^DATABASE_URL: the server at postgres:\/\/localhost:\d+\/test_\w+ refuses the user or the password\.$/,
  );
  await expect(wait(url.replace(name!, "nowhere"))).rejects.toThrow(
    /^DATABASE_URL names a database that the server does not have \(.*nowhere\): create it/,
  );
  expect(said).toHaveLength(1);
  door.close();
});

test("an older program refuses a database that a newer one has changed, at the start and in a command", async () => {
  const newer = await createTestDatabase();
  await newer.owner.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later release', 4102444800000)",
  );
  const words =
    /made by a newer version of the shop: it has 1 change that this version does not know\. Start the newer version/;
  const start = await tryStart({ env: { DATA_DIR: join(dataDir, "older"), DATABASE_URL: newer.url } });
  expect(await start.untilEnded()).toBe(1);
  expect(start.said.err).toMatch(words);
  const command = spawnSync(process.execPath, ["scripts/orders.ts"], {
    env: { ...process.env, DATABASE_URL: newer.url },
    encoding: "utf8",
  });
  expect(command.status).toBe(1);
  expect(command.stderr).toMatch(words);
  await newer.drop();
});

test("a database of a trial version that stopped on its way is refused in words, and stays as it was", async () => {
  const halfway = await createBareDatabase();
  await migrateAsTrial(halfway.url, TRIAL_STEPS - 1);
  const before = await readCatalogue(halfway.url);
  const words = /made by a trial version of the shop.* has changed nothing\. Start the last trial version/;
  const start = await tryStart({ env: { DATA_DIR: join(dataDir, "halfway"), DATABASE_URL: halfway.url } });
  expect(await start.untilEnded()).toBe(1);
  expect(start.said.err).toMatch(words);
  const command = spawnSync(process.execPath, ["scripts/migrate.ts"], {
    env: { ...process.env, DATABASE_URL: halfway.url },
    encoding: "utf8",
  });
  expect(command.status).toBe(1);
  expect(command.stderr).toMatch(words);
  expect(await readCatalogue(halfway.url)).toEqual(before);
  await migrateAsTrial(halfway.url);
  expect(await inspectDatabase(halfway.url)).toMatchObject({ isUnfinishedTrial: false, unknownSteps: 0 });
  await halfway.drop();
});

test("a server older than PostgreSQL 15 is refused with its version", async () => {
  expect((await inspectDatabase(database.url)).serverVersion).toBeGreaterThanOrEqual(15);
  const state = { serverVersion: 15, isUntouched: false, isUnfinishedTrial: false, unknownSteps: 0 };
  expect(whyUnfit(state, "here")).toBeUndefined();
  expect(whyUnfit({ ...state, serverVersion: 14 }, "here")).toMatch(
    /is PostgreSQL 14; the shop needs 15 or newer/,
  );
});
