import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { tryStart } from "#tests/support/try-start.ts";

const isRoot = process.getuid?.() === 0;
let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "materia-folder-"));
  chmodSync(place, 0o755);
});
afterAll(() => rmSync(place, { recursive: true, force: true, maxRetries: 5 }));

/** Opens the shop of a folder and stops it; what it said. */
async function openOnce(env: Record<string, string>): Promise<string> {
  const start = await tryStart({ env });
  await start.untilOpen();
  expect(start.said.out, start.said.err).toContain("The shop is open");
  start.process.kill("SIGTERM");
  expect(await start.untilEnded()).toBe(0);
  return start.said.out;
}

async function refusalOf(env: Record<string, string>): Promise<string> {
  const start = await tryStart({ env });
  expect(await start.untilEnded()).toBe(1);
  expect(start.said.out).not.toContain("The shop is open");
  expect(start.said.err.trim().split("\n")).toHaveLength(1);
  return start.said.err;
}

function copy(from: string, to: string): void {
  execFileSync("cp", ["-a", from, to]);
}

test("a copy without its database never opens as an empty shop; with it, it is the same shop", async () => {
  const dataDir = join(place, "shop");
  const said = await openOnce({ DATA_DIR: dataDir });
  expect(said).toContain(`stop the shop, then cp -a ${dataDir} FOLDER`);
  expect(said).toContain("NONE are kept: npm run backup -- on FOLDER");
  await inShopDatabase(dataDir, (db) => db.execute("create table sold_here ()"), { as: "owner" });

  const torn = join(place, "torn");
  copy(dataDir, torn);
  rmSync(join(torn, "postgres"), { recursive: true });
  for (const lost of [[], ["database-lies-in"], ["session-secret"]]) {
    for (const name of lost) rmSync(join(torn, name));
    if (lost[0] === "session-secret") {
      mkdirSync(join(torn, "uploads"), { recursive: true });
      copy(join(dataDir, "database-lies-in"), join(torn, "uploads", "a-photo"));
    }
    const words = await refusalOf({ DATA_DIR: torn });
    expect(words).toMatch(
      /^DATA_DIR \(.*torn\) has held a shop, but its database is not in .* set DATA_DIR to a new one/,
    );
    expect(existsSync(join(torn, "postgres"))).toBe(false);
  }

  const full = join(place, "full");
  copy(dataDir, full);
  await openOnce({ DATA_DIR: full });
  await inShopDatabase(full, (db) => db.execute("select from sold_here"), { as: "owner" });
  expect(readFileSync(join(full, "database-lies-in"), "utf8")).toBe(`${full}/postgres\n`);
});

test.runIf(isRoot)(
  "where the database lies elsewhere the start says where; a copy of the folder alone is refused, and the commands said make it whole",
  async () => {
    const closed = join(place, "closed");
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, "data");
    const said = await openOnce({ DATA_DIR: dataDir });
    const far = readFileSync(join(dataDir, "database-lies-in"), "utf8").trim();
    expect(far).toMatch(/^\/var\/lib\/materia\/[0-9a-f]{12}\/postgres$/);
    expect(said).toContain(`cp -a ${dataDir} ${far} FOLDER`);
    await inShopDatabase(dataDir, (db) => db.execute("create table sold_here ()"), { as: "owner" });

    const restored = join(closed, "restored");
    copy(dataDir, restored);
    const words = await refusalOf({ DATA_DIR: restored });
    const [, from, to] = /cp -a (\S+) ([^\s)]+)/.exec(words)!;
    expect(from).toBe(far);
    expect(existsSync(to!)).toBe(false);
    execFileSync("cp", ["-a", from!, to!]);
    await openOnce({ DATA_DIR: restored });
    await inShopDatabase(restored, (db) => db.execute("select from sold_here"), { as: "owner" });
    for (const folder of [from!, to!]) rmSync(dirname(folder), { recursive: true });
  },
);

test("a shop on a server of the owner's does not open without DATABASE_URL, nor on an empty server", async () => {
  const dataDir = join(place, "outside");
  const database = await createTestDatabase();
  const fresh = await createTestDatabase();
  try {
    await fresh.owner.query("drop schema drizzle cascade");
    const said = await openOnce({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      MIGRATION_DATABASE_URL: database.ownerUrl,
    });
    const marker = readFileSync(join(dataDir, "database-lies-in"), "utf8").trim();
    expect(marker).toMatch(/^postgres:\/\/.+\/test_\w+$/);
    expect(marker + said).not.toContain(new URL(database.url.replace("@/", "@socket/")).password);

    const forgotten = await refusalOf({ DATA_DIR: dataDir });
    expect(forgotten).toContain(marker);
    expect(forgotten).toMatch(/DATABASE_URL is not set: set it/);
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);

    const empty = await refusalOf({
      DATA_DIR: dataDir,
      DATABASE_URL: fresh.url,
      MIGRATION_DATABASE_URL: fresh.ownerUrl,
    });
    expect(empty).toMatch(
      /^The database at DATABASE_URL \(.*\) is empty, but DATA_DIR \(.*outside\) has held a shop/,
    );
    expect(empty).toContain(marker);

    // What the sentence offers: a new shop in a folder of its own.
    await fresh.owner.query("drop schema public cascade; create schema public");
    await openOnce({
      DATA_DIR: join(place, "another"),
      DATABASE_URL: fresh.url,
      MIGRATION_DATABASE_URL: fresh.ownerUrl,
    });
    await openOnce({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      MIGRATION_DATABASE_URL: database.ownerUrl,
    });
  } finally {
    await database.drop();
    await fresh.drop();
  }
});

test("a first start that is killed at any moment is no shop that was lost", async () => {
  const dataDir = join(place, "killed");
  for (const ms of [600, 1_500, 3_000]) {
    const start = await tryStart({ env: { DATA_DIR: dataDir } });
    await sleep(ms);
    start.process.kill("SIGKILL");
    await start.untilEnded();
  }
  await openOnce({ DATA_DIR: dataDir });
});
