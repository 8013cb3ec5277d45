import type pg from "pg";
import { readPlan } from "#tests/support/plan.ts";
import type { Statement } from "#tests/support/statements.ts";

/** A table is large from here on. */
const LARGE_ROWS = 10_000;

export type Offence = { table: string; rowsRead: number; node: string; statement: string };

/** The tables of more than 10,000 rows, by the statistics of the database. */
export async function listLargeTables(pool: pg.Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${LARGE_ROWS}`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** The statements that read the whole of a large table, or more than 10,000 rows of one; those that change something are not run for it. */
export async function findOffences(
  pool: pg.Pool,
  { statements, large }: { statements: readonly Statement[]; large: ReadonlySet<string> },
): Promise<Offence[]> {
  const offences: Offence[] = [];
  for (const { text, values } of distinct(statements)) {
    if (!/^\s*(select|with|update|delete)\b/i.test(text)) continue;
    const isReading =
      /^\s*(select|with)\b/i.test(text) &&
      !/\b(insert into|update|delete from|for (no key )?update)\b/i.test(text);
    const scans = await readPlan(pool, { query: text, params: values, isRun: isReading });
    const worst = scans
      .filter(({ table }) => large.has(table))
      .filter(({ node, rowsRead }) => node === "Seq Scan" || rowsRead > LARGE_ROWS)
      .sort((a, b) => b.rowsRead - a.rowsRead)[0];
    if (worst) offences.push({ ...worst, statement: text });
  }
  return offences;
}

function distinct(statements: readonly Statement[]): Statement[] {
  return [...new Map(statements.map((each) => [each.text, each])).values()];
}
