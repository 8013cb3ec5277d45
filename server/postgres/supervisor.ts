import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { chooseAccount, keepOwner } from "./account.ts";
import { findBinaries, majorOf } from "./binaries.ts";
import { type Address, type Cluster, type Durability, madeBy } from "./cluster.ts";
import {
  createDatabase,
  ownerUrl,
  prepareShop,
  type Server,
  serverAt,
  shopUrl,
  waitUntilAnswers,
} from "./connection.ts";
import { createCluster } from "./create-cluster.ts";
import type { Log } from "./log.ts";
import { findHome, prepareSocketDirectory } from "./place.ts";
import { findPostmaster, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { isRunning } from "./process.ts";
import { unavailable } from "./unavailable.ts";
import { enter, leave } from "./users.ts";

export type EmbeddedPostgres = {
  /** For the node driver, as the role that the shop runs with; stays the same when the server has to be started again. */
  url: string;
  /** The same as the owner of the tables, for bringing them up to date. */
  ownerUrl: string;
  /** How its superuser reaches it, for what copies the whole server. */
  server: Server;
  /** Where the database really lies. */
  dataDir: string;
  /** Whether the server was already running. */
  isAdopted: boolean;
  createDatabase(name: string): Promise<void>;
  /** Stops the server, unless another living process uses it. */
  stop(): Promise<void>;
};

const FIRST_DELAY = 100;
const LONGEST_DELAY = 5_000;
const STEADY_AFTER = 30_000;
const ATTEMPTS_AT_START = 6;

/** Starts the shop's own PostgreSQL below dataDir, or joins the one that runs there, and keeps it running. */
export async function openEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
  durability?: Durability;
  /** Ends an opening under way; what was started by then is stopped. */
  signal?: AbortSignal;
  /** Programs of another version of PostgreSQL, for a database that was made by it. */
  programs?: string;
  /** May refuse, by throwing, that a new database is made in the home. */
  beforeNew?: (home: string) => void;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, durability = "full", signal } = options;
  const preferred = chooseAccount();
  const home = findHome({ dataDir, account: preferred, log });
  const account = keepOwner({ home, account: preferred });
  const binaries = options.programs ?? (await findBinaries({ account, log }));
  const cluster: Cluster = { home, account, durability, binaries };
  signal?.throwIfAborted();
  await createCluster(cluster, options.beforeNew);
  await refuseOtherMajor(cluster);
  signal?.throwIfAborted();
  return supervise(cluster, { log, signal });
}

/** PostgreSQL opens no files of another major version, and says so only in its log. */
async function refuseOtherMajor({ home, binaries, account }: Cluster): Promise<void> {
  const [made, ours] = [madeBy(home), await majorOf(binaries, account)];
  if (made === undefined || ours === undefined || made === ours) return;
  throw new Error(
    made < ours
      ? `The database in ${home} was made by PostgreSQL ${made}, and the shop now brings PostgreSQL ${ours}: run npm run move -- to-newer-postgres, which keeps the old one.`
      : `The database in ${home} was made by PostgreSQL ${made}, and this version of the shop brings PostgreSQL ${ours}: start the newer version of the shop.`,
  );
}

async function supervise(
  cluster: Cluster,
  { log, signal }: { log: Log; signal: AbortSignal | undefined },
): Promise<EmbeddedPostgres> {
  const { home } = cluster;
  const server = serverAt({ home, address: await chooseAddress(cluster) });
  const isStopping = new AbortController();
  const supervision: Supervision = { cluster, server, log, signal: isStopping.signal, spawned: undefined };
  const user = enter(home);
  const giveUp = () => isStopping.abort();
  signal?.addEventListener("abort", giveUp);
  let watch: Promise<void> | undefined;
  let stopped: Promise<void> | undefined;

  async function stop(): Promise<void> {
    isStopping.abort();
    await watch;
    const isLast = leave(home, user);
    const { spawned } = supervision;
    // One that has just been started does not name itself in its home yet.
    const pid = findPostmaster(home) ?? (spawned?.hasEnded ? undefined : spawned?.pid);
    if (isLast && pid !== undefined) await stopPostmaster(cluster, pid);
  }

  try {
    const first = await startPatiently(supervision);
    await prepareShop(server);
    signal?.throwIfAborted();
    watch = keepRunning(supervision, first.pid);
    return {
      url: shopUrl(server),
      ownerUrl: ownerUrl(server),
      server,
      dataDir: home,
      isAdopted: first.isAdopted,
      createDatabase: (name) => createDatabase(server, name),
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal?.removeEventListener("abort", giveUp);
  }
}

type Supervision = {
  cluster: Cluster;
  server: Server;
  log: Log;
  signal: AbortSignal;
  /** What this process has started last. */
  spawned: ReturnType<typeof startPostmaster> | undefined;
};

async function startPatiently(supervision: Supervision) {
  for (let attempt = 1, delay = FIRST_DELAY; ; attempt += 1, delay *= 2) {
    try {
      return await startOrAdopt(supervision);
    } catch (error) {
      if (attempt === ATTEMPTS_AT_START) throw unavailable((error as Error).message);
      await sleep(delay, undefined, { signal: supervision.signal });
    }
  }
}

async function keepRunning(supervision: Supervision, first: number): Promise<void> {
  const { log, signal } = supervision;
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  let pid = first;
  let startedAt = Date.now();
  let delay = FIRST_DELAY;
  while (!signal.aborted) {
    await pause(100);
    if (signal.aborted || isRunning(pid)) continue;
    delay = Date.now() - startedAt > STEADY_AFTER ? FIRST_DELAY : delay;
    log.warn(`The database server has ended unexpectedly; it is started again in ${delay} ms.`);
    await pause(delay);
    delay = Math.min(delay * 2, LONGEST_DELAY);
    if (signal.aborted) continue;
    startedAt = Date.now();
    try {
      pid = (await startOrAdopt(supervision)).pid;
      log.info(`The database server answers again after ${Date.now() - startedAt} ms.`);
    } catch (error) {
      log.warn((error as Error).message);
    }
  }
}

/** Two starts at once both come here: PostgreSQL lets one server live, the other start then adopts it. */
async function startOrAdopt(supervision: Supervision) {
  const { cluster, server, signal } = supervision;
  const living = findPostmaster(cluster.home);
  const started = living === undefined ? startPostmaster(cluster, server.address) : undefined;
  supervision.spawned = started ?? supervision.spawned;
  const hasEnded = () =>
    signal.aborted || (living === undefined ? started?.hasEnded === true : !isRunning(living));
  const isAnswering = await waitUntilAnswers(server, hasEnded);
  const pid = findPostmaster(cluster.home);
  if (!isAnswering || pid === undefined) {
    const words = started?.lastWords.trim() || `see ${cluster.home}/log`;
    throw new Error(`The database server in ${cluster.home} does not start (${words}).`);
  }
  return { pid, isAdopted: pid !== started?.pid };
}

async function chooseAddress({ home, account }: Cluster): Promise<Address> {
  if (process.platform !== "win32") return { host: prepareSocketDirectory({ home, account }), port: 5432 };
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return { host: "127.0.0.1", port };
}
