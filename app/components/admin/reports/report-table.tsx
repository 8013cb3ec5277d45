import { type ColumnName, cellText } from "#app/components/admin/reports/report-cell.ts";
import { officeReportsText } from "#app/content/messages/reports/office-reports.ts";
import type { ReportCell, ReportColumn, ReportRow } from "#app/domain/reports/report.ts";

/** The figures themselves, with their totals below; wide ones scroll sideways in their own box, and on phones each row takes two lines. */
export function ReportTable({
  label,
  charted,
  columns,
  rows,
  totals,
  nothing,
}: {
  label: string;
  /** The column that stands beside the name on phones. */
  charted: ColumnName;
  columns: readonly ReportColumn<ColumnName>[];
  rows: ReportRow<ColumnName>[];
  totals: ReportRow<ColumnName>;
  /** Said where there is no row. */
  nothing: string;
}) {
  const words = officeReportsText;
  if (rows.length === 0) return <p className="p-4 text-ink-2">{nothing}</p>;
  const look = (column: ReportColumn<ColumnName>) =>
    ["count", "paise", "percent"].includes(column.unit) ? "number" : undefined;
  const [first, ...others] = columns;
  const cell = (column: ReportColumn<ColumnName>, figure: ReportCell | undefined) => (
    <td
      key={column.name}
      className={`${look(column) ?? ""} ${column.name === charted ? "charted" : ""}`.trim() || undefined}
      data-name={words.columns[column.name]}
    >
      {figure !== undefined && cellText(figure, { unit: column.unit })}
    </td>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard
    <section aria-label={label} className="overflow-x-auto" tabIndex={0}>
      <table className="report-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={look(column)}>
                {words.columns[column.name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two products may have one name
            <tr key={place}>
              <th scope="row">{cellText(row[first!.name], { unit: first!.unit })}</th>
              {others.map((column) => cell(column, row[column.name] ?? null))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {others.map((column) =>
              cell(column, column.isSummed || column.ratio ? (totals[column.name] ?? null) : undefined),
            )}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
