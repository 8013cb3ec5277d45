import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Config } from "#app/config.server.ts";
import { readDatabasePlace } from "#server/data-folder.ts";
import { dataOf } from "#server/postgres/cluster.ts";
import { serverAt, shopUrl } from "#server/postgres/connection.ts";
import { readText } from "#server/postgres/private-files.ts";
import { isRunning } from "#server/postgres/process.ts";
import type { MachineReadings } from "./judge.ts";

const PATIENCE_MS = 5_000;
const ASKED = `select current_setting('server_version_num')::int / 10000 as "serverVersion",
  extract(epoch from clock_timestamp()) * 1000 as "nowMs",
  current_setting('fsync') as fsync,
  current_setting('full_page_writes') as "fullPageWrites",
  current_setting('synchronous_commit') as "synchronousCommit",
  to_regclass('orders') is not null as "hasOrders"`;

/** Asks the database of the settings; the shop's own is not started for it. */
export async function readDatabase(config: Config): Promise<MachineReadings["database"]> {
  try {
    const url = config.databaseUrl ?? ownAddress(config.dataDir);
    return url === undefined ? "stopped" : await ask(url);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { error: message || code || "no answer" };
  }
}

// Lines of postmaster.pid: process, data, start, port, folder of the socket, host.
function ownAddress(dataDir: string): string | undefined {
  const home = readDatabasePlace(dataDir) ?? join(dataDir, "postgres");
  if (!existsSync(dataOf(home))) return undefined;
  const [pid = "", , , port, socket, host] = readText(join(dataOf(home), "postmaster.pid")).split("\n");
  if (!(Number(pid) > 0) || !isRunning(Number(pid))) return undefined;
  return shopUrl(serverAt({ home, address: { host: socket || host || "127.0.0.1", port: Number(port) } }));
}

async function ask(url: string): Promise<MachineReadings["database"]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(ASKED);
    const now = Date.now();
    const { nowMs, hasOrders, ...settings } = rows[0];
    const newestOrderAheadMs = hasOrders ? await newestOrderAhead(client, now) : undefined;
    return { ...settings, aheadMs: Number(nowMs) - now, newestOrderAheadMs };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function newestOrderAhead(client: pg.Client, now: number): Promise<number | undefined> {
  const { rows } = await client.query("select max(placed_at) as at from orders");
  return rows[0].at ? (rows[0].at as Date).getTime() - now : undefined;
}
