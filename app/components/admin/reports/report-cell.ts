import type { officeReportsText } from "#app/content/messages/en/office-reports.ts";
import type { ZoneId } from "#app/domain/delivery.ts";
import { formatDay } from "#app/domain/india-time.ts";
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
  if (typeof cell === "string")
    return unit === "day" ? formatDay(cell) : unit === "zone" ? (words.zones[cell as ZoneId] ?? cell) : cell;
  if (unit === "paise") return isRounded ? rupees(Math.round(cell / 100) * 100) : rupeesExact(cell);
  return unit === "percent" ? `${cell.toFixed(1)} %` : counts.format(cell);
}
