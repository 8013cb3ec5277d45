import { type ColumnName, cellText } from "#app/components/admin/reports/report-cell.ts";
import { officeReportsText } from "#app/content/messages/reports/office-reports.ts";
import { changePercent, type ReportColumn, type ReportRow } from "#app/domain/reports/report.ts";

/** The totals of a report, each beside that of the period before. */
export function ReportTotals({
  columns,
  totals,
  before,
}: {
  columns: readonly ReportColumn<ColumnName>[];
  totals: ReportRow<ColumnName>;
  before: ReportRow<ColumnName> | undefined;
}) {
  const words = officeReportsText;
  const shown = columns.filter(({ isSummed, ratio }) => isSummed || ratio);
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-md border border-line bg-line">
      {shown.map(({ name, unit }) => {
        const [now, then] = [totals[name], before?.[name]];
        const change =
          unit !== "percent" && typeof now === "number" && typeof then === "number"
            ? changePercent(now, then)
            : undefined;
        return (
          <div key={name} className="grow basis-36 bg-surface px-4 py-3">
            <dt className="text-sm text-ink-2">{words.columns[name]}</dt>
            <dd className="text-xl font-bold tabular-nums">
              {cellText(now, { unit, isRounded: true })}
              {before && (
                <span className="block text-xs font-medium text-ink-2">
                  {words.before(cellText(then, { unit, isRounded: true }))}
                  {change !== undefined && `, ${words.change(change)}`}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
