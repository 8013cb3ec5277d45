// A report is rows of figures. What can be worked out from other figures (an average, a share, a total) is worked out here, for
// every report in the same way.

export type ReportUnit = "text" | "day" | "month" | "count" | "paise" | "percent";
export type ReportCell = string | number | null;
export type ReportRow<Name extends string> = { [name in Name]?: ReportCell };

export type ReportColumn<Name extends string> = {
  name: Name;
  unit: ReportUnit;
  /** Whether the rows of the column add up to a total. */
  isSummed?: boolean;
  /** One figure by another, in the rows and in the totals: per cent, or paise for each. */
  ratio?: readonly [part: Name, whole: Name];
  /** The row's part of the total of that column, in per cent. */
  shareOf?: Name;
};

export type ReportTable<Name extends string> = { rows: ReportRow<Name>[]; totals: ReportRow<Name> };

/** The rows with their averages and shares, and the totals; a ratio by nothing is null. `sums` are those of all rows where `found` are the first of them. */
export function completeReport<Name extends string>(
  columns: readonly ReportColumn<Name>[],
  found: readonly ReportRow<Name>[],
  sums: ReportRow<Name> = sumsOf(columns, found),
): ReportTable<Name> {
  const rows = found.map((row) => {
    const shares: ReportRow<Name> = {};
    for (const { name, shareOf } of columns)
      if (shareOf) shares[name] = percentOf(figure(row[shareOf]), figure(sums[shareOf]));
    return { ...row, ...ratiosOf(columns, row), ...shares };
  });
  return { rows, totals: { ...sums, ...ratiosOf(columns, sums) } };
}

function sumsOf<Name extends string>(
  columns: readonly ReportColumn<Name>[],
  rows: readonly ReportRow<Name>[],
): ReportRow<Name> {
  const sums: ReportRow<Name> = {};
  for (const { name, isSummed } of columns)
    if (isSummed) sums[name] = rows.map((row) => figure(row[name])).reduce((sum, each) => sum + each, 0);
  return sums;
}

/** How much more (less, when negative) than before in whole per cent; undefined where there was nothing before. */
export function changePercent(now: number, before: number): number | undefined {
  return before > 0 ? Math.round(((now - before) / before) * 100) : undefined;
}

function ratiosOf<Name extends string>(columns: readonly ReportColumn<Name>[], row: ReportRow<Name>) {
  const ratios: ReportRow<Name> = {};
  for (const { name, unit, ratio } of columns) {
    if (!ratio) continue;
    const [part, whole] = [figure(row[ratio[0]]), figure(row[ratio[1]])];
    ratios[name] =
      unit === "percent" ? percentOf(part, whole) : whole === 0 ? null : Math.round(part / whole);
  }
  return ratios;
}

/** Per cent to one decimal. */
function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1000) / whole) / 10;
}

function figure(cell: ReportCell | undefined): number {
  return typeof cell === "number" ? cell : 0;
}
