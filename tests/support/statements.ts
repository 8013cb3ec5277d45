import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

export type Statement = { text: string; values: unknown[] };

const listener = new AsyncLocalStorage<Statement[]>();
const heard = new WeakSet<object>();

/** The statements that `work` sends through that pool, in a transaction or alone; what runs beside it is not among them. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  hear(pool);
  const statements: Statement[] = [];
  await listener.run(statements, work);
  return statements;
}

/** The tables of the shop that a statement reads, as PostgreSQL itself locks them for it; it is undone afterwards. */
export async function tablesOf(pool: pg.Pool, { text, values }: Statement): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query(text, values);
    const { rows } = await client.query<{ name: string }>(
      `select distinct relname as name from pg_locks join pg_class on pg_class.oid = relation
       where pid = pg_backend_pid() and relkind in ('r', 'p', 'm') and relnamespace = 'public'::regnamespace`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

type Query = (...args: unknown[]) => unknown;

function hear(target: pg.Pool | pg.PoolClient): void {
  if (heard.has(target)) return;
  heard.add(target);
  const send = target.query.bind(target) as Query;
  target.query = ((...args: unknown[]) => {
    const [asked, values] = args;
    const text = typeof asked === "string" ? asked : (asked as { text: string }).text;
    listener.getStore()?.push({ text, values: Array.isArray(values) ? values : [] });
    return send(...args);
  }) as typeof target.query;
  if (!("totalCount" in target)) return;
  const connect = target.connect.bind(target) as Query;
  target.connect = ((...args: unknown[]) => {
    if (args.length > 0) return connect(...args);
    return (connect() as Promise<pg.PoolClient>).then((client) => {
      hear(client);
      return client;
    });
  }) as typeof target.connect;
}
