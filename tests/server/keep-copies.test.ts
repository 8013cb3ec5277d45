import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CopyState } from "#app/domain/copy-state.ts";
import { readCopyState } from "#app/integrations/copy-state.server.ts";
import { chooseBase, chooseChanges } from "#server/backup/choose.ts";
import { keepCopies, noteState } from "#server/backup/keep-copies.ts";
import { parseLsn, segmentStart } from "#server/backup/lsn.ts";
import { makeWholeCopy } from "#server/backup/make-whole-copy.ts";
import { type BaseInfo, type Head, headName, readLines } from "#server/backup/names.ts";
import { openStore } from "#server/backup/open-store.ts";
import { pruneCopies } from "#server/backup/prune.ts";
import { askForBase, dropCopySettings, noteKeyShown, readCopyKey } from "#server/backup/settings.ts";
import { openFolderStore } from "#server/backup/store.ts";
import { turnOn } from "#server/backup/turn-on.ts";
import { openVault } from "#server/backup/vault.ts";
import { type EmbeddedPostgres, openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { openBucket } from "#tests/support/bucket.ts";
import { openFolder } from "#tests/support/open-folder.ts";

const place = openFolder("copies");
const dataDir = join(place, "data");
const disk = join(place, "disk");
const store = join(disk, "store");
const log = { info: () => undefined, warn: () => undefined };
let database: EmbeddedPostgres;
let copies: ReturnType<typeof keepCopies>;

const start = () => keepCopies({ dataDir, home: database.dataDir, server: database.server, log });
const vault = () => openVault(openFolderStore(store), readCopyKey(dataDir)!);
const lines = async () => readLines(await openFolderStore(store).list("line-"));

beforeAll(async () => {
  mkdirSync(dataDir, { mode: 0o711 });
  mkdirSync(disk);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=120m", "tmpfs", disk]);
  database = await openEmbeddedPostgres({ dataDir, log, durability: "none-for-tests" });
  writeFileSync(join(dataDir, "session-secret"), "a secret");
  copies = start();
});
afterAll(async () => {
  await copies.stop();
  await database.stop();
  execFileSync("umount", [disk]);
  rmSync(place, { recursive: true, force: true });
});

test("copies begin when they are turned on, without a restart, and the key is shown once and kept for the shop alone", async () => {
  expect(await readCopyState(dataDir)).toBeUndefined();
  const { newKey, isSameDisk } = await turnOn(dataDir, store);
  expect([newKey?.length, isSameDisk]).toEqual([16, false]);
  expect(statSync(join(dataDir, "backup", "key")).mode & 0o777).toBe(0o600);
  await until(({ safeAt }) => safeAt !== undefined);
  expect((await turnOn(dataDir, store)).newKey, "a machine that died before the words were read").toEqual(
    newKey,
  );
  noteKeyShown(dataDir);
  expect((await turnOn(dataDir, store)).newKey).toBeUndefined();
  await untilSafe();
  expect(await lines()).toEqual([expect.objectContaining({ number: 1 })]);
  const inClear = readdirSync(store, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(inClear.length).toBeGreaterThan(4);
});

test("a quiet shop stays safe from second to second", async () => {
  await untilSafe();
  const { safeAt } = (await readCopyState(dataDir))!;
  await sleep(5_000);
  expect(Date.parse((await readCopyState(dataDir))!.safeAt!)).toBeGreaterThan(Date.parse(safeAt!) + 2_000);
});

test("after a restart the same line goes on, without a gap", async () => {
  await copies.stop();
  await write();
  copies = start();
  await untilSafe();
  const [line, ...more] = await lines();
  expect(more).toEqual([]);
  for (const [n, piece] of line!.wal.entries()) if (n > 0) expect(piece.start).toBe(line!.wal[n - 1]!.end);
});

test("of a backlog only the last piece says that it reaches to now", async () => {
  await copies.stop();
  const stoppedAt = Math.max(...(await lines())[0]!.wal.map(({ at }) => at));
  await write(30_000);
  copies = start();
  await untilSafe();
  const late = (await lines())[0]!.wal.filter(({ at }) => at >= stoppedAt);
  const backlog = late.filter(({ start, end }) => end - start > 3_500_000n);
  expect(backlog.length).toBeGreaterThan(1);
  for (const { at } of backlog) expect(at).toBeLessThanOrEqual(stoppedAt + 2_500);
});

test("an older data folder that was put back begins a line of its own", async () => {
  const reached = join(dataDir, "backup", "reached");
  await copies.stop();
  const older = readFileSync(reached);
  copies = start();
  await write();
  await untilSafe();
  await copies.stop();
  writeFileSync(reached, older);
  copies = start();
  await until(async () => (await lines()).length === 2);
  await untilSafe();
});

test("a second process waits until the first has ended, and then goes on with its line", async () => {
  const second = start();
  await untilSafe();
  await copies.stop();
  copies = second;
  await untilSafe();
  expect(await lines()).toHaveLength(2);
});

test("a whole copy under way does not keep the shop from shutting", async () => {
  askForBase(dataDir);
  await sleep(2_500);
  const begunAt = Date.now();
  await copies.stop();
  expect(Date.now() - begunAt).toBeLessThan(5_000);
  copies = start();
  await untilSafe();
});

test("where the database no longer has what comes next, a new line begins with a whole copy", async () => {
  await copies.stop();
  await ask(`select pg_drop_replication_slot('materia_copy')`);
  copies = start();
  await until(async () => (await lines()).length === 3);
  await untilSafe();
  expect((await lines())[2]!.bases).toHaveLength(1);
});

test("a full disk is told, and once there is room the copies go on by themselves", async () => {
  const ballast = join(disk, "ballast");
  try {
    execFileSync("dd", ["if=/dev/zero", `of=${ballast}`, "bs=64k"], { stdio: "ignore" });
  } catch {
    // dd ends so when the disk is full.
  }
  await write();
  await until(({ fault }) => fault === "full");
  expect((await readCopyState(dataDir))!.error).toMatch(/^The disk of .* is full: make room there\.$/);
  rmSync(ballast);
  await untilSafe();
  expect(readdirSync(store, { recursive: true }).filter((name) => String(name).endsWith(".part"))).toEqual(
    [],
  );
});

test("a disk that was pulled out is told, and nothing is written into its empty place", async () => {
  const away = join(disk, "away");
  renameSync(store, away);
  mkdirSync(store);
  await until(({ fault }) => fault === "away");
  expect(readdirSync(store)).toEqual([]);
  rmSync(store, { recursive: true });
  renameSync(away, store);
  await untilSafe();
});

test("a folder of papers that cannot be read is told, and not taken for an empty one", async () => {
  await copies.stop();
  writeFileSync(join(dataDir, "outbox"), "not a folder");
  copies = start();
  await until(({ error }) => error !== undefined);
  rmSync(join(dataDir, "outbox"));
  await untilSafe();
});

test("pruning keeps every moment of the days asked for, and removes what only older ones need", async () => {
  askForBase(dataDir);
  await until(async () => (await lines()).at(-1)!.bases.length > 1);
  await untilSafe();
  const before = await lines();
  const newest = before.at(-1)!.bases.at(-1)!;
  const dayLater = newest.at + 86_400_001;
  await pruneCopies(vault(), { dataDir, days: 2, now: dayLater });
  expect((await lines()).flatMap(({ bases }) => bases)).toHaveLength(
    before.flatMap(({ bases }) => bases).length,
  );
  await pruneCopies(vault(), { dataDir, days: 1, now: dayLater });
  const after = await lines();
  expect(after.flatMap(({ bases }) => bases).map(({ name }) => name)).toEqual([newest.name]);
  expect(chooseBase(after, undefined).base.name).toBe(newest.name);
  const info = await vault().getJson<BaseInfo>(newest.name);
  const head = await vault().getJson<Head>(headName(newest.line));
  const from = segmentStart(parseLsn(info.start), info.segmentBytes);
  const stop = parseLsn(info.stop);
  const chosen = chooseBase(after, undefined);
  expect(chooseChanges(chosen, { to: undefined, from, stop, head }).length).toBeGreaterThan(0);
  expect((await openFolderStore(store).list("")).filter((name) => name.endsWith(".tar"))).toEqual([
    newest.archive,
  ]);
});

test("a folder that holds other things, or lies in the data folder, is refused", async () => {
  const other = join(place, "other");
  mkdirSync(other);
  writeFileSync(join(other, "letter"), "");
  await expect(turnOn(dataDir, other)).rejects.toThrow(/holds something else: name an empty folder\.$/);
  await expect(turnOn(dataDir, join(dataDir, "copies"))).rejects.toThrow(/lie in each other/);
  const foreign = join(place, "foreign-data");
  mkdirSync(foreign);
  await expect(turnOn(foreign, store)).rejects.toThrow(/holds the copies of another shop/);
});

test("named a bucket, the open shop begins there with a whole copy and keeps it up", async () => {
  const bucket = await openBucket();
  try {
    await turnOn(dataDir, "s3://copies/shop");
    await untilSafe();
    const begun = readLines(await openStore("s3://copies/shop").list("line-"));
    expect(begun).toEqual([expect.objectContaining({ number: 1, bases: [expect.anything()] })]);
    await write();
    await untilSafe();
  } finally {
    dropCopySettings(dataDir);
    await copies.stop();
    await bucket.close();
    copies = start();
  }
});

test("turned off, the database no longer keeps anything for the copies", async () => {
  dropCopySettings(dataDir);
  const slots = () => ask("select count(*)::int as count from pg_replication_slots");
  await expect.poll(async () => (await slots())[0], { timeout: 20_000 }).toEqual({ count: 0 });
  const stateFile = join(dataDir, "backup", "state.json");
  await expect.poll(() => existsSync(stateFile)).toBe(false);
  // Another process was making one: it breaks off, and what it notes last brings nothing back on Today.
  const { dataDir: home, server } = database;
  await expect(makeWholeCopy({ dataDir, home, server })).rejects.toThrow("turned off meanwhile");
  await noteState(dataDir, { folder: store, since: new Date().toISOString(), days: 30 }, { error: "late" });
  expect(existsSync(stateFile)).toBe(false);
  chmodSync(store, 0o700);
});

async function until(isSo: (state: CopyState) => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    const state = await readCopyState(dataDir);
    if (state && (await isSo(state))) return;
    if (Date.now() > giveUpAt) throw new Error(`It did not come to that: ${JSON.stringify(state)}`);
    await sleep(100);
  }
}

async function untilSafe(): Promise<void> {
  const now = Date.now();
  await until(({ safeAt, error }) => error === undefined && safeAt !== undefined && Date.parse(safeAt) > now);
}

async function write(rows = 2_000): Promise<void> {
  await ask("create table if not exists notes (words text)");
  await ask(`insert into notes select repeat('x', 500) from generate_series(1, ${rows})`);
}

async function ask(statement: string): Promise<unknown[]> {
  const { passwords, address } = database.server;
  const client = new pg.Client({
    ...address,
    user: "postgres",
    password: passwords.superuser,
    database: "postgres",
  });
  await client.connect();
  try {
    return (await client.query(statement)).rows as unknown[];
  } finally {
    await client.end();
  }
}
