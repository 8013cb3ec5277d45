import type { officeReportsText } from "#app/content/messages/en/office-reports.ts";
import type { ZoneId } from "#app/domain/delivery.ts";
import { formatDate, formatDay } from "#app/domain/india-time.ts";
import { rupees, rupeesExact } from "#app/domain/money.ts";
import type { ReportCell, ReportUnit } from "#app/domain/report.ts";

type Words = typeof officeReportsText;
export type ColumnName = keyof Words["columns"];

const counts = new Intl.NumberFormat("en-IN");

/** A figure as people read it; money to the paisa unless it `isRounded` to rupees. */
export function cellText(
  cell: ReportCell | undefined,
  { unit, words, isRounded = false }: { unit: ReportUnit; words: Words; isRounded?: boolean },
): string {
  if (cell === null || cell === undefined) return "–";
  if (typeof cell === "string") {
    if (unit === "zone") return words.zones[cell as ZoneId] ?? cell;
    if (unit === "day") return `${formatDay(cell)} ${cell.slice(0, 4)}`;
    return unit === "month" ? formatDate(`${cell}-01`).slice(2) : cell;
  }
  if (unit === "paise") return isRounded ? rupees(Math.round(cell / 100) * 100) : rupeesExact(cell);
  return unit === "percent" ? `${cell.toFixed(1)} %` : counts.format(cell);
}

/** The name of a row in a chart; days are short: "21 Nov". */
export function labelText(name: ReportCell, look: { unit: ReportUnit; words: Words }): string {
  return look.unit === "day" && typeof name === "string" ? formatDay(name).slice(4) : cellText(name, look);
}
