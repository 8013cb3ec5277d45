import "#app/components/admin/reports/reports.css";
import { useMemo } from "react";
import { Card } from "#app/components/admin/office-page.tsx";
import { type ColumnName, cellText, labelText } from "#app/components/admin/reports/report-cell.ts";
import { ReportChart } from "#app/components/admin/reports/report-chart.tsx";
import { ReportTable } from "#app/components/admin/reports/report-table.tsx";
import { ReportTotals } from "#app/components/admin/reports/report-totals.tsx";
import { formatDate } from "#app/content/messages/dates.ts";
import { officeReportsText } from "#app/content/messages/reports/office-reports.ts";
import type { ReportCell, ReportColumn, ReportRow } from "#app/domain/reports/report.ts";
import type { Period } from "#app/domain/reports/report-period.ts";

type Drawn = { column: ColumnName; kind: "days" | "names"; names: ReportCell[]; figures: number[][] };

/** Totals, chart and table of a report. */
export function ReportFigures({
  title,
  days,
  columns,
  rows,
  rowCount,
  totals,
  before,
  drawn,
}: {
  title: string;
  days: Period;
  columns: readonly ReportColumn<ColumnName>[];
  rows: ReportRow<ColumnName>[];
  rowCount: number;
  totals: ReportRow<ColumnName>;
  before: { totals: ReportRow<ColumnName>; period: Period } | undefined;
  drawn: Drawn;
}) {
  const words = officeReportsText;
  const nameUnit = columns[0]!.unit;
  const unit = columns.find(({ name }) => name === drawn.column)!.unit;
  const data = useMemo(
    () => ({
      kind: drawn.kind,
      labels: drawn.names.map((name) => labelText(name, nameUnit)),
      series: drawn.figures,
    }),
    [drawn, nameUnit],
  );
  const spell = ({ from, to }: Period) => words.period(formatDate(from), formatDate(to));
  return (
    <>
      <p className="text-ink-2">
        {before ? `${spell(days)}. ${words.beforeNote(spell(before.period))}` : words.now}
      </p>
      <ReportTotals columns={columns} totals={totals} before={before?.totals} />
      {rows.length > 0 && (
        <Card title={words.chart(words.columns[drawn.column])} end={drawn.kind === "days" && words.chartKey}>
          <ReportChart data={data} format={(figure) => cellText(figure, { unit, isRounded: true })} />
        </Card>
      )}
      <Card
        title={words.table}
        end={rows.length < rowCount && <span>{words.shown(rows.length, rowCount)}</span>}
        isPadded={false}
      >
        <ReportTable
          label={title}
          charted={drawn.column}
          nothing={before ? words.nothing : words.nothingNow}
          columns={columns}
          rows={rows}
          totals={totals}
        />
      </Card>
    </>
  );
}
