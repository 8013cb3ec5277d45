import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readlinkSync, realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findHolderHere } from "#server/hold-folder.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { openFolder } from "#tests/support/open-folder.ts";
import { installRelease, plantStep, removeReleases } from "#tests/support/releases.ts";
import { findFreePort } from "#tests/support/run-shop.ts";

/** How often the upgrade is killed at a random moment, beside the moments that are named; without any only at the switch. */
const KILLS = Number(process.env.UPGRADE_KILLS ?? 0);

const quiet = { info: () => undefined, warn: () => undefined };
const place = openFolder("copies");
const dataDir = join(place, "data");
const link = join(place, "current");
let [older, newer] = ["", ""];
let env: NodeJS.ProcessEnv;
let supervisor: { stop(): Promise<void> } | undefined;

beforeAll(async () => {
  older = installRelease(place, "1");
  newer = installRelease(place, "2");
  symlinkSync(older, link);
  mkdirSync(dataDir, { mode: 0o711 });
  const port = String(await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const own = { DATABASE_URL: "", MIGRATION_DATABASE_URL: "", DATA_DIR: dataDir };
  env = { ...process.env, ...own, HOST: "127.0.0.1", PORT: port, PUBLIC_ORIGIN: origin, LOG_LEVEL: "error" };
  supervisor = await supervise();
});
afterAll(async () => {
  await supervisor?.stop();
  removeReleases(place);
});

/** As systemd does it: starts what the link leads to, again after each end. */
async function supervise() {
  let isStopping = false;
  let shop: ChildProcess | undefined;
  const keeping = (async () => {
    while (!isStopping) {
      shop = spawn(process.execPath, ["server/start.js"], { cwd: realpathSync(link), env, stdio: "ignore" });
      await once(shop, "exit");
      if (!isStopping) await sleep(500);
    }
  })();
  await untilReady();
  return {
    async stop() {
      isStopping = true;
      shop?.kill("SIGTERM");
      await keeping;
    },
  };
}

async function untilReady(): Promise<void> {
  const isReady = () =>
    fetch(`${env.PUBLIC_ORIGIN}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await sleep(100);
}

/** Begins the command in a release's folder. */
function begin(folder: string, args: string[] = []) {
  const child = spawn(process.execPath, ["scripts/upgrade.ts", ...args], { cwd: folder, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (words: string) => {
      said += words;
    });
  const ended = once(child, "close") as Promise<[number | null]>;
  return {
    child,
    /** Until then, or until the command is over. */
    async until(isTime: (said: string) => boolean) {
      while (!isTime(said) && child.exitCode === null) await sleep(5);
    },
    async end() {
      const [code] = await ended;
      return { code, said };
    },
  };
}

/** Runs the command in a release's folder, to its end or until `isTime` says that it is to be killed. */
async function upgrade(folder: string, args: string[] = [], isTime?: (said: string) => boolean) {
  const { child, until, end } = begin(folder, args);
  if (isTime) {
    await until(isTime);
    child.kill("SIGKILL");
  }
  return end();
}

/** A start of the newer version that had begun before the way back, and comes to the folder only now. */
async function startNewerLate(): Promise<{ code: number | null; said: string }> {
  const shop = spawn(process.execPath, ["server/start.js"], { cwd: newer, env });
  let said = "";
  shop.stderr.setEncoding("utf8").on("data", (words: string) => {
    said += words;
  });
  const [code] = (await once(shop, "close")) as [number | null];
  return { code, said };
}

async function inDatabase(sql: string): Promise<Record<string, string>[]> {
  const own = await openEmbeddedPostgres({ dataDir, log: quiet });
  const client = new pg.Client({ connectionString: own.ownerUrl });
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
    await own.stop();
  }
}

const hasPlanted = async () =>
  (await inDatabase("select to_regclass('public.planted')::text as name"))[0]!.name !== null;

async function expectUntouched(shop: number | undefined): Promise<void> {
  expect(findHolderHere(dataDir)?.pid).toBe(shop);
  expect(realpathSync(link)).toBe(realpathSync(older));
  expect(await hasPlanted()).toBe(false);
  expect(readdirSync(dataDir)).not.toContain("upgrade");
  expect((await fetch(`${env.PUBLIC_ORIGIN}/faq`)).status).toBe(200);
}

test("a step of the database that breaks, or counts otherwise, and pages that break leave the open shop as it is", async () => {
  const shop = findHolderHere(dataDir)?.pid;
  expect(shop).toBeDefined();
  for (const [sql, words] of [
    ["create table planted (id int); select 1/0", /cannot bring a copy .* \(division by zero\)/],
    ["create table planted (id int); delete from stock_movements", /only be added|stock_movements/],
    [
      "create table planted (id int); alter table faq_items rename to faqs_of_old",
      /breaks pages .*\/faq answers 500/,
    ],
  ] as const) {
    plantStep(newer, sql);
    const { code, said } = await upgrade(newer);
    expect(said).toMatch(words);
    expect(code).toBe(1);
    await expectUntouched(shop);
  }
});

test("killed at any step, a shop opens by itself: the older one until the switch, the newer one from then on", async () => {
  plantStep(newer, "create table planted (id int)");
  const before = join(dataDir, "postgres-before-upgrade");
  const all: ((said: string) => boolean)[] = [
    (said) => said.includes("Trying the new version"),
    () => existsSync(`${before}.coming`),
  ];
  const moments = [
    ...(KILLS > 0 ? all : []),
    () => existsSync(before),
    ...Array.from({ length: KILLS }, () => {
      const at = performance.now() + Math.random() * 25_000;
      return () => performance.now() > at;
    }),
  ];
  for (const isTime of moments) {
    await upgrade(newer, [], isTime);
    await untilReady();
    // A start of the older one that had begun before the switch may be the one that opens: at its next end it is the newer.
    const program = readlinkSync(`/proc/${findHolderHere(dataDir)!.pid}/cwd`);
    expect(await hasPlanted()).toBe(program === realpathSync(newer));
    if (!existsSync(before)) expect(realpathSync(link)).toBe(realpathSync(older));
    if (realpathSync(link) === realpathSync(newer)) {
      expect((await upgrade(newer, ["back", "--without-newer-work"])).code).toBe(0);
      await untilReady();
    }
  }
});

test("upgraded, the shop opens as the newer one; back with its database of before, once nothing would be lost or that is wanted", async () => {
  const { code, said } = await upgrade(newer);
  console.log(said);
  expect(said).toMatch(/brought up to date in .* pages opened[\s\S]*The shop is open again\.\n$/);
  expect(code).toBe(0);
  expect([realpathSync(link), await hasPlanted()]).toEqual([realpathSync(newer), true]);
  expect((await upgrade(newer)).said).toMatch(/leads to this folder already/);
  await inDatabase(
    "insert into audit (actor_kind, action, subject, details, happened_at) values ('shopper', 'order-cancelled', 'order SH-1', '{}', now() + interval '1 year')",
  );
  const refused = await upgrade(newer, ["back"]);
  expect(refused.said).toMatch(/0 orders and 1 change since then would not be in it/);
  expect(realpathSync(link)).toBe(realpathSync(newer));
  const back = await upgrade(newer, ["back", "--without-newer-work"]);
  expect(back.said).toMatch(
    /database of before the upgrade\. The newer one lies in .*postgres-after-upgrade/,
  );
  expect([back.code, realpathSync(link), await hasPlanted()]).toEqual([0, realpathSync(older), false]);
});

test("a start of the newer version that comes late after the way back brings nothing forward", async () => {
  await supervisor?.stop();
  const { code, said } = await startNewerLate();
  expect(said).toMatch(/went back from the version in .*2 to the one before/);
  expect([code, await hasPlanted()]).toEqual([1, false]);
});

test("a switch that fails where nobody starts the shop again opens the older version in the command's own window", async () => {
  await supervisor?.stop();
  const shop = spawn(process.execPath, ["server/start.js"], {
    cwd: realpathSync(link),
    env,
    stdio: "ignore",
  });
  supervisor = { stop: async () => void shop.kill("SIGTERM") };
  await untilReady();
  plantStep(
    newer,
    `create table planted (id int);
    do $$ begin if exists (select from audit where subject = 'too late') then raise 'planted too late'; end if; end $$`,
  );
  const { child, until, end } = begin(newer);
  // The copy goes without it, so that the step breaks at the switch alone.
  await until((said) => said.includes("Trying the new version"));
  await inDatabase(
    "insert into audit (actor_kind, action, subject, details, happened_at) values ('shopper', 'order-cancelled', 'too late', '{}', now())",
  );
  await until((said) => said.includes("opens in this window"));
  await untilReady();
  expect(readlinkSync(`/proc/${findHolderHere(dataDir)!.pid}/cwd`)).toBe(realpathSync(older));
  expect(realpathSync(link)).toBe(realpathSync(older));
  expect(await hasPlanted()).toBe(false);
  child.kill("SIGTERM");
  const { code, said } = await end();
  expect(said).toMatch(/The database stayed as it was \(planted too late\), and so did the shop\./);
  expect(code).toBe(1);
  expect(findHolderHere(dataDir)).toBeUndefined();
  expect((await startNewerLate()).said).toMatch(/went back from the version in .*2 to the one before/);
});
