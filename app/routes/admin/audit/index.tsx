import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { AuditFilterForm } from "#app/components/admin/office/audit-filter-form.tsx";
import { AuditTable } from "#app/components/admin/office/audit-table.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeAuditText } from "#app/content/messages/office/office-audit.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { shopContext } from "#app/context.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { auditFilterOf } from "#app/middleware/audit-filter.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listAuditPeople } from "#app/services/office/audit-people.server.ts";
import { listAudit, listAuditActs } from "#app/services/office/list-audit.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-audit")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const filter = auditFilterOf(query);
  const after = query.get("after") ?? undefined;
  const [entries, acts, people] = await Promise.all([
    listAudit(db, { filter, after }),
    listAuditActs(db),
    listAuditPeople(db),
  ]);
  const isExporting = may(accountOf(context).role, "export-data");
  return { filter, entries, acts, people, isExporting, isFirst: after === undefined };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeAuditText.title);

export default function Audit({ loaderData }: Route.ComponentProps) {
  const words = officeAuditText;
  const { filter, entries, acts, people, isExporting, isFirst } = loaderData;
  return (
    <OfficePage
      title={words.title}
      note={words.note}
      actions={
        isExporting && (
          <a
            href={hrefOf(`/admin/audit/export.csv?${new URLSearchParams(filter)}`)}
            className="btn btn-quiet"
          >
            {words.export}
          </a>
        )
      }
    >
      <Card>
        <AuditFilterForm filter={filter} people={people} acts={acts} />
      </Card>
      <Card isPadded={false}>
        <AuditTable entries={entries.rows} />
        <KeyPaging after={entries.after} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
