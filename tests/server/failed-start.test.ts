import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { postmasters } from "#tests/server/processes.ts";
import { findFreePort, tryStart } from "#tests/support/try-start.ts";

const isRoot = process.getuid?.() === 0;
const quiet = { info: () => undefined, warn: () => undefined };

let place: string;
/** The data folder of a shop that is complete, and stopped. */
let whole: string;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "materia-failed-"));
  chmodSync(place, 0o755);
  whole = join(place, "whole");
  const start = await tryStart({ env: { DATA_DIR: whole } });
  await start.untilOpen();
  start.process.kill("SIGTERM");
  expect(await start.untilEnded()).toBe(0);
});
afterAll(() => rmSync(place, { recursive: true, force: true, maxRetries: 5 }));

/** A data folder of its own, as a copy of the complete shop. */
function copyOfWhole(name: string): string {
  const copy = join(place, name);
  execFileSync("cp", ["-a", whole, copy]);
  return copy;
}

async function expectRefusal(
  start: Awaited<ReturnType<typeof tryStart>>,
  { dataDir, words }: { dataDir: string; words: RegExp },
): Promise<void> {
  expect(await start.untilEnded()).toBe(1);
  expect(start.said.err).toMatch(words);
  expect(start.said.err.trim().split("\n")).toHaveLength(1);
  expect(start.said.err).not.toMatch(/^ +at /m);
  expect(postmasters(dataDir)).toEqual([]);
}

test("a port that is taken stops the start before a database is made", async () => {
  const dataDir = join(place, "port");
  const port = await findFreePort();
  const other = createServer().listen(port, "localhost");
  await once(other, "listening");
  const start = await tryStart({ env: { DATA_DIR: dataDir, PORT: String(port) } });
  await expectRefusal(start, { dataDir, words: new RegExp(`^PORT ${port} .* is taken.*set PORT`) });
  other.close();
  expect(readdirSync(dataDir)).toEqual([]);
});

test.each(["", "abc"])("a kept secret %j, too short to sign anything, stops the start", async (secret) => {
  const dataDir = copyOfWhole(`secret-${secret.length}`);
  writeFileSync(join(dataDir, "session-secret"), secret);
  const start = await tryStart({ env: { DATA_DIR: dataDir } });
  await expectRefusal(start, { dataDir, words: /session-secret has \d characters.*SESSION_SECRET/ });
});

test.each(["superuser-password", "shop-password"])(
  "a %s that is lost or wrong stops the start and leaves no database server behind",
  async (name) => {
    const dataDir = copyOfWhole(name);
    const file = join(dataDir, "postgres", name);
    writeFileSync(file, "guess");
    const wrong = await tryStart({ env: { DATA_DIR: dataDir } });
    await expectRefusal(wrong, { dataDir, words: /password.*copy of (DATA_DIR|the data folder)/ });
    rmSync(file);
    const lost = await tryStart({ env: { DATA_DIR: dataDir } });
    await expectRefusal(lost, { dataDir, words: new RegExp(`${name} is missing.*DATA_DIR`) });
  },
);

test("a key of health data that is lost or another one stops the start, and no new one is made", async () => {
  const dataDir = copyOfWhole("key");
  const lost = await tryStart({ env: { DATA_DIR: dataDir, ENCRYPTION_KEY: "" } });
  await expectRefusal(lost, { dataDir, words: /^The key k1 is missing.*encryption-keys.*ENCRYPTION_KEY/ });
  expect(readdirSync(dataDir)).not.toContain("encryption-keys");
  const other = await tryStart({ env: { DATA_DIR: dataDir, ENCRYPTION_KEY: `k1:${"x".repeat(43)}` } });
  await expectRefusal(other, {
    dataDir,
    words: /^The key k1 is not the one that the database was sealed with/,
  });
});

test("a data folder that may not be written stops the start with its name", async () => {
  const dataDir = join(place, "closed");
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o555);
  const start = await tryStart({ env: { DATA_DIR: dataDir }, ...(isRoot && { uid: 65534 }) });
  await expectRefusal(start, { dataDir, words: /^DATA_DIR \(.*closed\) cannot be written \(no right/ });
});

test.runIf(isRoot)("a read-only disk stops the start with its name", async () => {
  await onDisk("ro", async (disk) => {
    const dataDir = join(disk, "new", "data");
    const start = await tryStart({ env: { DATA_DIR: dataDir } });
    await expectRefusal(start, {
      dataDir,
      words: /^DATA_DIR \(.*\) cannot be written \(its disk is read-only\)/,
    });
  });
});

test.runIf(isRoot)(
  "a disk too small for a new shop, and a full one, stop the start with the room left",
  async () => {
    await onDisk("size=100m", async (disk) => {
      const dataDir = join(disk, "data");
      const small = await tryStart({ env: { DATA_DIR: dataDir } });
      await expectRefusal(small, { dataDir, words: /^The disk with DATA_DIR .* \d+ MB left.* needs \d+ MB/ });
      rmSync(dataDir, { recursive: true });
      execFileSync("cp", ["-a", whole, dataDir]);
      rmSync(join(dataDir, "session-secret"));
      try {
        execFileSync("dd", ["if=/dev/zero", `of=${disk}/full`, "bs=4k"], { stdio: "ignore" });
      } catch {
        // It ends as it should: no room is left.
      }
      const full = await tryStart({ env: { DATA_DIR: dataDir } });
      await expectRefusal(full, {
        dataDir,
        words: /^The disk with DATA_DIR .* is full, \d+ MB are left: make room/,
      });
      expect(readdirSync(dataDir)).not.toContain("session-secret");
      rmSync(join(disk, "full"));
      const again = await tryStart({ env: { DATA_DIR: dataDir } });
      await again.untilOpen();
      again.process.kill("SIGTERM");
      expect(await again.untilEnded()).toBe(0);
    });
  },
);

test("a catalogue that cannot be filled in stops the start and leaves no database server behind", async () => {
  const dataDir = join(place, "seed");
  const server = await openEmbeddedPostgres({ dataDir, log: quiet });
  await migrateDatabase(server.ownerUrl, { shopUrl: server.url });
  const client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
  await client.query("alter table brands add constraint nothing_fits check (false)");
  await client.end();
  await server.stop();
  const start = await tryStart({ env: { DATA_DIR: dataDir, SEED: "demo" } });
  await expectRefusal(start, { dataDir, words: /^The empty shop could not be filled.*nothing_fits/ });
});

test.each([
  ["SIGTERM", 300],
  ["SIGHUP", 700],
  ["SIGINT", 1_100],
  ["SIGTERM", 2_500],
] as const)(
  "%s %i ms into the first start leaves nothing running, and the next start opens",
  async (signal, ms) => {
    const dataDir = join(place, `${signal}-${ms}`);
    const start = await tryStart({ env: { DATA_DIR: dataDir } });
    await sleep(ms);
    start.process.kill(signal);
    const code = await start.untilEnded();
    expect(postmasters(dataDir)).toEqual([]);
    // Before the shop has come to its first line nobody listens, and the system ends it.
    const codes = { SIGTERM: [143, "SIGTERM"], SIGINT: [130, "SIGINT"], SIGHUP: [129, "SIGHUP"] }[signal];
    expect(start.said.out.includes("The shop is open") ? [0] : codes).toContain(code);
    if (typeof code === "number" && code > 0)
      expect(start.said.err).toBe(`${signal} has ended the start of the shop before it was open.\n`);

    const next = await tryStart({ env: { DATA_DIR: dataDir } });
    await next.untilOpen();
    expect(next.said.out, next.said.err).toContain("The shop is open");
    next.process.kill("SIGTERM");
    expect(await next.untilEnded()).toBe(0);
    expect(existsSync(join(dataDir, "postgres", "pgdata", "postmaster.pid"))).toBe(false);
  },
);

async function onDisk(options: string, work: (disk: string) => Promise<void>): Promise<void> {
  const disk = join(place, options.replace(/\W/g, "-"));
  mkdirSync(disk);
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", disk]);
  try {
    await work(disk);
  } finally {
    execFileSync("umount", [disk]);
  }
}
