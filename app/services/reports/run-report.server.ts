import type { Db } from "#app/db/client.server.ts";
import {
  completeReport,
  type ReportColumn,
  type ReportRow,
  type ReportTable,
} from "#app/domain/reports/report.ts";
import { daysOf, type Period, periodBefore } from "#app/domain/reports/report-period.ts";
import { findFirstRows, findRows, findSums } from "#app/services/reports/find-rows.server.ts";
import { REPORTS, type ReportName } from "#app/services/reports/registry.server.ts";
import type { ColumnName, Report } from "#app/services/reports/report.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

const ROWS_SHOWN = 100;
const BARS_DRAWN = 10;

export type FoundReport = ReportTable<ColumnName> & { columns: readonly ReportColumn<ColumnName>[] };

/** The figures of a report for those days, all rows; a report by day has a row for every day, the first first. */
export async function runReport(
  db: Db,
  { name, period }: { name: ReportName; period: Period },
): Promise<FoundReport> {
  const report = REPORTS[name];
  const found = await findRows(db, report, { period, settings: await findSettings(db) });
  const { columns } = report;
  return {
    columns,
    ...completeReport(columns, isByDay(report) ? withEveryDay(report, found, period) : found),
  };
}

/** A report as its screen shows it: 100 rows (days from the last one back), what the chart draws, and the totals of as many days right before. */
export async function readReport(db: Db, { name, period }: { name: ReportName; period: Period }) {
  const report = REPORTS[name];
  const daysBefore = report.hasPeriod ? periodBefore(period) : undefined;
  // One after the other: side by side two long readings would share what time a statement has.
  if (isByDay(report)) {
    const { columns, rows, totals } = await runReport(db, { name, period });
    const before = await runReport(db, { name, period: daysBefore! });
    return {
      columns,
      rows: rows.toReversed().slice(0, ROWS_SHOWN),
      rowCount: rows.length,
      totals,
      before: { totals: before.totals, period: daysBefore! },
      drawn: drawnOf(report, rows, before.rows),
    };
  }
  const settings = await findSettings(db);
  const found = await findFirstRows(db, report, { period, settings, limit: ROWS_SHOWN });
  const { columns } = report;
  const { rows, totals } = completeReport(columns, found.rows, found.sums);
  const before = daysBefore && {
    totals: completeReport(columns, [], await findSums(db, report, { period: daysBefore, settings })).totals,
    period: daysBefore,
  };
  const drawn = drawnOf(report, rows.slice(0, BARS_DRAWN));
  return { columns, rows, rowCount: found.rowCount, totals, before, drawn };
}

function drawnOf(report: Report, ...series: ReportRow<ColumnName>[][]) {
  const names = series[0]!.map((row) => row[report.columns[0]!.name] ?? "");
  const figures = series.map((rows) => rows.map((row) => Number(row[report.charted] ?? 0)));
  return {
    column: report.charted,
    kind: isByDay(report) ? ("days" as const) : ("names" as const),
    names,
    figures,
  };
}

function isByDay({ columns }: Report): boolean {
  return columns[0]?.unit === "day";
}

function withEveryDay({ columns }: Report, found: ReportRow<ColumnName>[], period: Period) {
  const zeros = Object.fromEntries(columns.filter(({ isSummed }) => isSummed).map(({ name }) => [name, 0]));
  const byDay = new Map(found.map((row) => [row.day, row]));
  return daysOf(period).map((day): ReportRow<ColumnName> => ({ ...zeros, day, ...byDay.get(day) }));
}
