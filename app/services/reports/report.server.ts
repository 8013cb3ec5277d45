import type { SQL } from "drizzle-orm";
import type { officeReportsText } from "#app/content/messages/reports/office-reports.ts";
import type { ReportColumn, ReportRow } from "#app/domain/reports/report.ts";
import type { Period } from "#app/domain/reports/report-period.ts";
import type { Settings } from "#app/domain/settings.ts";

export type ColumnName = keyof typeof officeReportsText.columns;
export type ReportGroup = keyof typeof officeReportsText.groups;

/** What a report is asked: days of India; of the settings, the state decides how GST is rounded, and zones have their names there. */
export type ReportRequest = { period: Period; settings: Settings };

/** A row as the database gives it. */
export type FoundRow = Record<string, string | number | null>;

/** One report: its columns, the first of which names the rows, and how its rows are found. */
export type Report = {
  group: ReportGroup;
  columns: readonly ReportColumn<ColumnName>[];
  /** Whether it is about days; stock is as it is now. */
  hasPeriod: boolean;
  /** The column that the chart draws. */
  charted: ColumnName;
  /** SQL: a row for each thing, with its figures under the names of the columns and what it is known by. */
  figures(request: ReportRequest): SQL;
  /** SQL of the columns of `figures` that rows are sorted by. */
  order: SQL;
  /** SQL: the rows that are shown, out of a table `chosen` with the columns of `figures`, and their names; they are those of `figures` where it is left out. */
  named?: SQL;
  /** A row as it is shown, where SQL cannot say it. */
  nameRow?(row: FoundRow, request: ReportRequest): ReportRow<ColumnName>;
  /** A shorter report with the same totals. */
  totalsLike?: Report;
};
