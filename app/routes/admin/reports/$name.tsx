import { Download } from "lucide-react";
import { data } from "react-router";
import { OfficePage } from "#app/components/admin/office-page.tsx";
import { PeriodForm } from "#app/components/admin/reports/period-form.tsx";
import { ReportFigures } from "#app/components/admin/reports/report-figures.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { officeReportsText } from "#app/content/messages/reports/office-reports.ts";
import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { parsePeriod } from "#app/domain/reports/report-period.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { REPORTS, reportName } from "#app/services/reports/registry.server.ts";
import { readReport } from "#app/services/reports/run-report.server.ts";
import type { Route } from "./+types/$name";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-reports")];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const name = reportName(params.name);
  if (!name) throw data(undefined, { status: 404 });
  const { db, clock } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const typed = { from: query.get("from") ?? "", to: query.get("to") ?? "" };
  const today = indiaDate(clock());
  const page = { name, today, hasPeriod: REPORTS[name].hasPeriod };
  const period = parsePeriod(typed, today);
  if (!period.ok) return data({ ...page, days: typed, problem: period.reason }, { status: 400 });
  return data({ ...page, days: period.value, report: await readReport(db, { name, period: period.value }) });
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const words = officeReportsText;
  const name = params.name as keyof typeof words.reports;
  return personalMeta(matches, words.reports[name]?.title ?? words.title);
};

export default function Report({ loaderData }: Route.ComponentProps) {
  const words = officeReportsText;
  const { name, today, hasPeriod, days } = loaderData;
  return (
    <OfficePage
      title={words.reports[name].title}
      note={words.reports[name].note}
      actions={
        <a
          href={hrefOf(`/admin/reports/${name}/export.csv?${new URLSearchParams(days)}`)}
          className="btn btn-quiet"
        >
          <Download className="size-[18px]" />
          {words.csv}
        </a>
      }
    >
      {hasPeriod && (
        <PeriodForm
          typed={days}
          today={today}
          problem={"problem" in loaderData ? loaderData.problem : undefined}
        />
      )}
      {"report" in loaderData && (
        <ReportFigures title={words.reports[name].title} days={days} {...loaderData.report} />
      )}
    </OfficePage>
  );
}
