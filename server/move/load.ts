import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { readGuards, readSequences, type Table } from "./compare.ts";

/** Fills the tables of the target, whose transaction is open, with the rows of the source; triggers and foreign keys are off meanwhile, and foreign keys are checked at the end. */
export async function loadRows(
  source: pg.Client,
  target: pg.Client,
  { tables, signal }: { tables: Table[]; signal: AbortSignal },
): Promise<void> {
  const before = await readGuards(target);
  const keys = await readForeignKeys(target);
  for (const { table, name } of keys) await target.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await target.query(`alter table ${name} disable trigger user`);
  // Some steps of a release write rows of their own.
  await target.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
  for (const { name, columns } of tables) {
    const reading = source.query(copyTo(`copy ${name} (${columns}) to stdout`));
    const writing = target.query(copyFrom(`copy ${name} (${columns}) from stdin`));
    await pipeline(reading, writing, { signal });
  }
  for (const { name, last, isCalled } of await readSequences(source))
    await target.query("select setval($1::regclass, $2::bigint, $3)", [name, last, isCalled]);
  for (const { table, name, rule } of keys)
    await target.query(`alter table ${table} add constraint ${name} ${rule}`);
  for (const { name } of tables) await target.query(`alter table ${name} enable trigger user`);
  const after = await readGuards(target);
  const broken = after.filter((line) => line.endsWith(", broken"));
  const lost = before.filter((line) => !after.includes(line));
  if (broken.length + lost.length > 0)
    throw new Error(`What keeps its rows right is not whole: ${[...broken, ...lost].join("; ")}.`);
}

async function readForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; rule: string }>(`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(conname) as name, pg_get_constraintdef(k.oid) as rule
    from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = c.relnamespace
    where contype = 'f' and n.nspname in ('public', 'drizzle')`);
  return rows;
}
