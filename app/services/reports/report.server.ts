import type { officeReportsText } from "#app/content/messages/reports/office-reports.ts";
import type { Db } from "#app/db/client.server.ts";
import type { ReportColumn, ReportRow } from "#app/domain/reports/report.ts";
import type { Period } from "#app/domain/reports/report-period.ts";
import type { Settings } from "#app/domain/settings.ts";

export type ColumnName = keyof typeof officeReportsText.columns;
export type ReportGroup = keyof typeof officeReportsText.groups;

/** What a report is asked: days of India; of the settings, the state decides how GST is rounded, and zones have their names there. */
export type ReportRequest = { period: Period; settings: Settings };

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
