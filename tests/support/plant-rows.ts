import type pg from "pg";

type Column = { name: string; type: string };

/** A value for a column that a row must have and the test says nothing of. */
const PLAIN: [RegExp, unknown][] = [
  [/\[\]$/, "{}"],
  [/^(text|character varying)/, ""],
  [/^(integer|smallint|bigint|numeric)/, 1],
  [/^boolean/, false],
  [/^date/, "2026-06-01"],
  [/^timestamp/, "2026-06-01T10:00:00Z"],
  [/^jsonb/, "{}"],
];

/** Adds a row to a table of any version of the shop and gives its id: the columns named that this version has, plain values for others that it asks for. */
export async function plantRow(
  client: pg.Client,
  table: string,
  row: Record<string, unknown>,
): Promise<number> {
  const { rows: columns } = await client.query<Column & { isAsked: boolean }>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull and not a.atthasdef and a.attidentity = '' as "isAsked"
     from pg_attribute a where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const written = columns.filter(({ name, isAsked }) => isAsked || name in row);
  const values = written.map(({ name, type }) =>
    name in row ? row[name] : PLAIN.find(([of]) => of.test(type))?.[1],
  );
  const names = written.map(({ name }) => `"${name}"`).join(", ");
  const places = written.map((_, n) => `$${n + 1}`).join(", ");
  const { rows } = await client.query(
    `insert into ${table} (${names}) values (${places}) returning *`,
    values,
  );
  return Number(rows[0].id);
}
