import { Connection } from "#app/db/connection.server.ts";
import { isConnectionBroken } from "#app/db/unavailable.server.ts";

/** The first of two numbers of PostgreSQL's advisory locks; the second is the name's. */
export const LEASE_CLASS = 76_000;

type Opened = { client: Connection; isOpen: Promise<void> };

export type Leases = {
  /** Takes a name for this process; gives what gives it back, or nothing while another process has it. */
  take(name: string): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
};

/**
 * Names that one process of a shop has at a time, over one connection of its own: when the process dies, the
 * connection ends and with it all it had. Taking and giving back writes nothing.
 */
export function openLeases(url: string): Leases {
  let current: Opened | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** One statement after the other, as a connection takes them. */
  function ask(client: Connection, statement: string, values: unknown[]) {
    const answer = last.then(() => client.query(statement, values));
    last = answer.catch(() => undefined);
    return answer;
  }

  function open() {
    const client = new Connection({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 4_000,
    });
    const opened = { client, isOpen: prepare(client) };
    client.once("end", () => {
      if (current === opened) current = undefined;
    });
    opened.isOpen.catch(() => {
      if (current === opened) current = undefined;
      client.end().catch(() => undefined);
    });
    return opened;
  }

  /** The connection that has the lock from now on, or nothing where another process has it. */
  async function tryLock({ client, isOpen }: Opened, lock: unknown[]): Promise<Connection | undefined> {
    await isOpen;
    const { rows } = await ask(client, "select pg_try_advisory_lock($1, hashtext($2)) as taken", lock);
    return rows[0].taken ? client : undefined;
  }

  return {
    async take(name) {
      const lock = [LEASE_CLASS, name];
      const before = current;
      current ??= open();
      const client = await tryLock(current, lock).catch((error: unknown) => {
        // One that was there before may have ended unheard; where a new one breaks, the database is away.
        if (!before || !isConnectionBroken(error)) throw error;
        if (current === before) current = undefined;
        current ??= open();
        return tryLock(current, lock);
      });
      if (!client) return undefined;
      return async () => {
        await ask(client, "select pg_advisory_unlock($1, hashtext($2))", lock).catch(() =>
          // What cannot be given back ends with its connection.
          client.end().catch(() => undefined),
        );
      };
    },
    async close() {
      await current?.client.end().catch(() => undefined);
    },
  };
}

async function prepare(client: Connection): Promise<void> {
  await client.connect();
  // A machine that is cut off has its leases for a minute at most: 30 s of silence and three questions.
  await client.query(
    "select set_config('tcp_keepalives_idle', '30', false), set_config('tcp_keepalives_interval', '10', false), set_config('tcp_keepalives_count', '3', false)",
  );
}
