import { officeReportsText } from "#app/content/messages/reports/office-reports.ts";
import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { parsePeriod } from "#app/domain/reports/report-period.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { recordExport, requireProof } from "#app/middleware/proof.server.ts";
import { REPORTS, reportName } from "#app/services/reports/registry.server.ts";
import { reportCsv } from "#app/services/reports/report-csv.server.ts";
import { runReport } from "#app/services/reports/run-report.server.ts";
import type { Route } from "./+types/export.csv";

// Figures of the shop without anybody's name in them: who may see them may have the file, after proving who it is.
export const middleware: Route.MiddlewareFunction[] = [
  allowOnly("see-reports"),
  requireProof,
  recordExport("reports"),
];

/** All rows of a report as a file for a spreadsheet. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const name = reportName(params.name);
  if (!name) throw new Response(null, { status: 404 });
  const { db, clock } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const today = indiaDate(clock());
  const period = parsePeriod({ from: query.get("from") ?? "", to: query.get("to") ?? "" }, today);
  if (!period.ok) return new Response(officeReportsText.problems[period.reason], { status: 400 });
  const { from, to } = period.value;
  const days = REPORTS[name].hasPeriod ? `${from}-${to}` : today;
  return new Response(reportCsv(await runReport(db, { name, period: period.value })), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${days}.csv"`,
    },
  });
}
