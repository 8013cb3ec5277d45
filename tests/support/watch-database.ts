import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Waits until three orders at least are in the middle of their transaction; gives the process ids of the server's side. */
export function untilOrdersAreUnderWay(url: string): Promise<number[]> {
  return onServer(url, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and backend_type = 'client backend' and state in ('active', 'idle in transaction') and xact_start < now()`,
      );
      if (rows.length >= 3) return rows.map(({ pid }) => pid);
    }
  });
}

/** Ends every connection to the database but the asking one; gives how many. */
export async function terminateAll(url: string): Promise<number> {
  return onServer(url, async (client) => {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    return rowCount ?? 0;
  });
}

/** Does `fault`, waits until it has cut a connection, and then until a new one is served. */
export async function untilBackAfter(url: string, fault: () => void): Promise<void> {
  await onServer(url, async (client) => {
    const isCut = new Promise((resolve) => client.once("end", resolve));
    fault();
    await isCut;
  });
  await untilAnswering(url);
}

/** Waits until the database of that address answers. */
export async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    try {
      await onServer(url, (client) => client.query("select"));
      return;
    } catch {
      await sleep(20);
    }
  }
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
