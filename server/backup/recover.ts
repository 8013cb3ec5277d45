import { chownSync, lchownSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, dataOf } from "#server/postgres/cluster.ts";
import { type Server, serverAt, waitUntilAnswers } from "#server/postgres/connection.ts";
import { prepareSocketDirectory } from "#server/postgres/place.ts";
import { findPostmaster, startPostmaster, stopPostmaster } from "#server/postgres/postmaster.ts";
import { CopyFault } from "./fault.ts";
import { connect } from "./replication.ts";

const BEFORE_TARGET = /recovery ended before configured recovery target was reached/;

/** Has PostgreSQL repeat the changes up to that time, does the work with the database open, and stops it. The work is told whether all changes were to be repeated. */
export async function recover(
  cluster: Cluster,
  { to, work }: { to: number | undefined; work: (server: Server, isToEnd: boolean) => Promise<void> },
): Promise<void> {
  const { home, account } = cluster;
  const pgdata = dataOf(home);
  const own = (path: string) => account && lchownSync(path, account.uid, account.gid);
  const options = join(pgdata, "postgresql.auto.conf");
  const signal = join(pgdata, "recovery.signal");
  // All changes lie in pg_wal already: nothing has to be fetched.
  const settings = (time: number | undefined) =>
    [
      "restore_command = 'exit 1'",
      "recovery_target_timeline = 'current'",
      "recovery_target_action = 'promote'",
      ...(time === undefined ? [] : [`recovery_target_time = '${timestamp(time)}'`]),
    ].join("\n");
  giveTo(home, account);
  writeFileSync(signal, "", { mode: 0o600 });
  writeFileSync(options, `${settings(to)}\n`, { mode: 0o600 });
  for (const path of [options, signal]) own(path);
  const address = { host: prepareSocketDirectory({ home, account }), port: 5432 };
  const server = serverAt({ home, address });
  let isToEnd = to === undefined;
  try {
    const words = await start(cluster, server);
    if (words && to !== undefined && BEFORE_TARGET.test(words)) {
      // Nothing was done between the last change and that time.
      isToEnd = true;
      writeFileSync(options, `${settings(undefined)}\n`);
      const again = await start(cluster, server);
      if (again) throw notStarting(again);
    } else if (words) throw notStarting(words);
    await work(server, isToEnd);
  } finally {
    const pid = findPostmaster(home);
    if (pid !== undefined) await stopPostmaster(cluster, pid);
    for (const path of [options, signal]) rmSync(path, { force: true });
    rmSync(address.host, { recursive: true, force: true });
  }
  writeFileSync(options, "", { mode: 0o600 });
  own(options);
}

/** Starts the server and waits until it may be written to; gives its last words when it does not get there. */
async function start(cluster: Cluster, server: Server): Promise<string | undefined> {
  const started = startPostmaster(cluster, server.address);
  if (!(await waitUntilAnswers(server, () => started.hasEnded)))
    return lastWords(cluster.home) || started.lastWords;
  while (!started.hasEnded) {
    try {
      const client = await connect(server, "questions");
      try {
        const { rows } = await client.query("SELECT pg_is_in_recovery() AS is_recovering");
        if (!(rows[0] as { is_recovering: boolean }).is_recovering) return undefined;
      } finally {
        await client.end().catch(() => undefined);
      }
    } catch {
      // It ends, or is about to open.
    }
    await sleep(20);
  }
  return lastWords(cluster.home) || started.lastWords;
}

/** As PostgreSQL reads it: "2026-11-23 08:33:05.000+00". */
function timestamp(ms: number): string {
  return new Date(ms).toISOString().replace("T", " ").replace("Z", "+00");
}

function notStarting(words: string): CopyFault {
  return new CopyFault(`The database of the copy does not start (${words}).`);
}

/** The last grave lines of the server's log. */
function lastWords(home: string): string {
  const log = join(home, "log");
  const lines = readdirSync(log)
    .sort()
    .flatMap((name) => readFileSync(join(log, name), "utf8").split("\n"));
  return lines
    .filter(
      (line) => /(FATAL|PANIC):/.test(line) && !/starting up|shutting down|not yet accepting/.test(line),
    )
    .slice(-2)
    .map((line) => line.replace(/^.*?(FATAL|PANIC): +/, ""))
    .join("; ");
}

function giveTo(folder: string, account: Cluster["account"]): void {
  if (!account) return;
  chownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    lchownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
}
