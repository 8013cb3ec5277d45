import { formatDate, formatDay } from "#app/content/messages/dates.ts";
import type { officeReportsText } from "#app/content/messages/reports/office-reports.ts";
import { rupees, rupeesExact } from "#app/domain/money.ts";
import type { ReportCell, ReportUnit } from "#app/domain/reports/report.ts";

export type ColumnName = keyof typeof officeReportsText.columns;

const LONGEST_LABEL = 30;
const counts = new Intl.NumberFormat("en-IN");

/** A figure as people read it; money to the paisa unless it `isRounded` to rupees. */
export function cellText(
  cell: ReportCell | undefined,
  { unit, isRounded = false }: { unit: ReportUnit; isRounded?: boolean },
): string {
  if (cell === null || cell === undefined) return "–";
  if (typeof cell === "string") {
    if (unit === "day") return `${formatDay(cell)} ${cell.slice(0, 4)}`;
    return unit === "month" ? formatDate(`${cell}-01`).slice(2) : cell;
  }
  if (unit === "paise") return isRounded ? rupees(Math.round(cell / 100) * 100) : rupeesExact(cell);
  return unit === "percent" ? `${cell.toFixed(1)} %` : counts.format(cell);
}

/** The name of a row in a chart; days are short: "21 Nov", and names no longer than two lines. */
export function labelText(name: ReportCell, unit: ReportUnit): string {
  if (unit === "day" && typeof name === "string") return formatDay(name).slice(4);
  const text = cellText(name, { unit });
  const letters = [...text];
  return letters.length > LONGEST_LABEL ? `${letters.slice(0, LONGEST_LABEL).join("")}…` : text;
}
