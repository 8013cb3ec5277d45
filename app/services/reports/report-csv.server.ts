import { stringify } from "csv-stringify/sync";
import { officeReportsText } from "#app/content/messages/reports/office-reports.ts";
import { guardCell } from "#app/domain/csv-cell.ts";
import type { ReportCell, ReportUnit } from "#app/domain/reports/report.ts";
import type { FoundReport } from "#app/services/reports/run-report.server.ts";

/** The rows as a file that Excel reads as UTF-8: days as 2026-11-21, money in rupees with a point, texts never as formulas. */
export function reportCsv({ columns, rows }: Pick<FoundReport, "columns" | "rows">): string {
  const words = officeReportsText;
  const headings = columns.map(({ name, unit }) => headingFor(words.columns[name], unit));
  const cells = rows.map((row) => columns.map(({ name, unit }) => cellOf(row[name], unit)));
  return stringify([headings, ...cells], { bom: true, record_delimiter: "windows" });
}

function headingFor(heading: string, unit: ReportUnit): string {
  if (unit === "paise") return `${heading} (₹)`;
  return unit === "percent" && !heading.includes("%") ? `${heading} (%)` : heading;
}

function cellOf(cell: ReportCell | undefined, unit: ReportUnit): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "string") return guardCell(cell);
  return unit === "paise" ? (cell / 100).toFixed(2) : String(cell);
}
