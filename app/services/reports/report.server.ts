import type { officeReportsText } from "#app/content/messages/en/office-reports.ts";
import type { Db } from "#app/db/client.server.ts";
import type { ReportColumn, ReportRow } from "#app/domain/report.ts";
import type { Period } from "#app/domain/report-period.ts";

export type ColumnName = keyof typeof officeReportsText.columns;
export type ReportGroup = keyof typeof officeReportsText.groups;

/** What a report is asked: days of India; the state decides how GST is rounded. */
export type ReportRequest = { period: Period; shopStateCode: string };

/** One report: its columns, the first of which names the rows, and how its rows are found. */
export type Report = {
  group: ReportGroup;
  columns: readonly ReportColumn<ColumnName>[];
  /** Whether it is about days; stock is as it is now. */
  hasPeriod: boolean;
  /** The column that the chart draws. */
  charted: ColumnName;
  find(db: Db, request: ReportRequest): Promise<ReportRow<ColumnName>[]>;
};
