import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import type { ReportRow } from "#app/domain/reports/report.ts";
import type { ColumnName, FoundRow, Report, ReportRequest } from "#app/services/reports/report.server.ts";

type Row = ReportRow<ColumnName>;

/** All rows of a report, as they are sorted. */
export async function findRows(db: Db, report: Report, request: ReportRequest): Promise<Row[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    with chosen as (${report.figures(request)}), named as (${namedBy(report)})
    select * from named order by ${report.order}`);
  return rows.map((row) => shownRow(report, row, request));
}

/** The first rows of a report, the sums of all its rows, and how many there are; the database gives no more of them. */
export async function findFirstRows(
  db: Db,
  report: Report,
  { limit, ...request }: ReportRequest & { limit: number },
): Promise<{ rows: Row[]; rowCount: number; sums: Row }> {
  const { rows } = await db.execute<{ first: FoundRow[]; sums: Row & { rowCount: number } }>(sql`
    with found as materialized (${report.figures(request)}),
      chosen as (select * from found order by ${report.order} limit ${limit}),
      named as (${namedBy(report)})
    select (select to_json(summed) from (select count(*) as "rowCount", ${sumsOf(report)} from found) as summed) as sums,
      coalesce((select json_agg(sorted) from (select * from named order by ${report.order}) as sorted), '[]') as first`);
  const { first, sums } = rows[0]!;
  const { rowCount, ...summed } = sums;
  return { rows: first.map((row) => shownRow(report, row, request)), rowCount, sums: summed };
}

/** The sums of all rows of a report. */
export async function findSums(db: Db, report: Report, request: ReportRequest): Promise<Row> {
  const { totalsLike = report } = report;
  const { rows } = await db.execute<Row>(
    sql`select ${sumsOf(report)} from (${totalsLike.figures(request)}) as found`,
  );
  return rows[0]!;
}

function namedBy({ named = sql`select * from chosen` }: Report): SQL {
  return named;
}

function sumsOf({ columns }: Report): SQL {
  const summed = columns.filter(({ isSummed }) => isSummed);
  return sql.join(
    summed.map(
      ({ name }) => sql`coalesce(sum(${sql.identifier(name)}), 0)::float8 as ${sql.identifier(name)}`,
    ),
    sql`, `,
  );
}

/** Only what has a column; figures that are worked out have none yet. */
function shownRow({ columns, nameRow }: Report, row: FoundRow, request: ReportRequest): Row {
  const shown: Row = nameRow ? nameRow(row, request) : row;
  return Object.fromEntries(columns.flatMap(({ name }) => (name in shown ? [[name, shown[name]]] : [])));
}
