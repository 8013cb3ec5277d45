import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officeReportsText } from "#app/content/messages/reports/office-reports.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listReports } from "#app/services/reports/registry.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-reports")];

export function loader() {
  return { reports: listReports() };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeReportsText.title);

export default function Reports({ loaderData: { reports } }: Route.ComponentProps) {
  const words = officeReportsText;
  return (
    <OfficePage title={words.title} note={words.note}>
      <div className="grid gap-5 md:grid-cols-2">
        {Object.entries(words.groups).map(([group, title]) => (
          <Card key={group} title={title} isPadded={false}>
            <ul className="divide-y divide-line-soft">
              {reports
                .filter((report) => report.group === group)
                .map(({ name }) => (
                  <li key={name} className="px-4 py-2.5">
                    <Link
                      to={`/admin/reports/${name}`}
                      className="link inline-flex min-h-11 items-center font-semibold"
                    >
                      {words.reports[name].title}
                    </Link>
                    <p className="text-sm text-ink-2">{words.reports[name].note}</p>
                  </li>
                ))}
            </ul>
          </Card>
        ))}
      </div>
    </OfficePage>
  );
}
