import type pg from "pg";

/** A table by its full name, with the columns that are written; those that follow from others are not. */
export type Table = { name: string; columns: string };
type Sum = { rows: number; sum: string };

const OURS = "n.nspname in ('public', 'drizzle')";
const NOT_OF_EXTENSION = "not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')";

/** The tables of the shop, in the order of their names. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and ${OURS} and ${NOT_OF_EXTENSION} group by 1 order by 1`);
  return rows;
}

/** How many rows a table has, and the sum of what they say; in which order they lie does not count. */
async function sumTable(client: pg.Client, { name, columns }: Table): Promise<Sum> {
  const { rows } = await client.query<{ rows: string; sum: string }>(`
    select count(*) as rows, coalesce(sum(('x' || encode(substr(sha256(convert_to(row(${columns})::text, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint::numeric), 0)::text as sum
    from ${name}`);
  return { rows: Number(rows[0]!.rows), sum: rows[0]!.sum };
}

/** The sequences with the number that each gave last. */
export async function readSequences(
  client: pg.Client,
): Promise<{ name: string; last: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OURS} and ${NOT_OF_EXTENSION} order by 1`);
  const read = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${name}`,
    );
    read.push({ name, ...state[0]! });
  }
  return read;
}

/** What keeps the rows right, a line each: constraints, indexes and triggers as they are now, with "broken" where one does not count. */
export async function readGuards(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select format('constraint %s on %s: %s%s', k.conname, c.relname, pg_get_constraintdef(k.oid), case when not k.convalidated then ', broken' end) as line
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where k.contype <> 'n' and ${OURS} and ${NOT_OF_EXTENSION}
    union all select format('index %s on %s: %s%s', i.relname, c.relname, pg_get_indexdef(i.oid), case when not (x.indisvalid and x.indisready) then ', broken' end)
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS} and ${NOT_OF_EXTENSION}
    union all select format('trigger %s on %s: %s, %s', t.tgname, c.relname, pg_get_triggerdef(t.oid), t.tgenabled)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where not t.tgisinternal and ${OURS} and ${NOT_OF_EXTENSION}
    order by 1`);
  return rows.map(({ line }) => line);
}

/** Compares every table and sequence of two databases: throws a sentence that names what differs, else tells how much they hold. Sequences of an open source have moved on, as they belong to no moment. */
export async function compareDatabases(
  source: pg.Client,
  target: pg.Client,
  { isOpen = false }: { isOpen?: boolean | undefined } = {},
): Promise<{ tables: number; rows: number; sequences: number }> {
  const tables = await readTables(source);
  requireSame("tables", tables, await readTables(target));
  let rows = 0;
  for (const table of tables) {
    const [here, there] = await Promise.all([sumTable(source, table), sumTable(target, table)]);
    if (here.rows !== there.rows)
      throw new Error(`The table ${table.name} has ${here.rows} rows, and ${there.rows} of them arrived.`);
    if (here.sum !== there.sum)
      throw new Error(`The rows of the table ${table.name} did not arrive as they were.`);
    rows += here.rows;
  }
  const sequences = await readSequences(source);
  const named = (all: typeof sequences) => (isOpen ? all.map(({ name }) => ({ name })) : all);
  requireSame("sequences", named(sequences), named(await readSequences(target)));
  return { tables: tables.length, rows, sequences: sequences.length };
}

/** Throws a sentence with the names of what is there on one side only, or differs. */
export function requireSame<T extends { name: string }>(what: string, source: T[], target: T[]): void {
  const missing = (from: T[], in_: T[]) => {
    const known = new Set(in_.map((one) => JSON.stringify(one)));
    return from.filter((one) => !known.has(JSON.stringify(one))).map(({ name }) => name);
  };
  const odd = [...new Set([...missing(source, target), ...missing(target, source)])];
  if (odd.length > 0)
    throw new Error(
      `Its ${what} are not those of a shop of this version, or not alike on both sides: ${odd.join(", ")}.`,
    );
}
