import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { AuditTable } from "#app/components/admin/office/audit-table.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { auditActsText } from "#app/content/messages/audit-acts.ts";
import { officeAuditText } from "#app/content/messages/office/office-audit.ts";
import { officeText } from "#app/content/messages/office.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { shopContext } from "#app/context.ts";
import { isAuditAct } from "#app/domain/audit-act.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { auditFilterOf } from "#app/middleware/audit-filter.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listAudit, listAuditActions } from "#app/services/office/list-audit.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-audit")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const filter = auditFilterOf(query);
  const after = query.get("after") ?? undefined;
  const [entries, actions] = await Promise.all([listAudit(db, { filter, after }), listAuditActions(db)]);
  const isExporting = may(accountOf(context).role, "export-data");
  return { filter, entries, actions, isExporting, isFirst: after === undefined };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeAuditText.title);

export default function Audit({ loaderData }: Route.ComponentProps) {
  const words = officeAuditText;
  const { sentences, choice } = auditActsText;
  const { apply } = officeText;
  const { filter, entries, actions, isExporting, isFirst } = loaderData;
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
        <Form key={JSON.stringify(filter)} className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-5">
          <TextField name="actor" label={words.filters.actor} defaultValue={filter.actor} />
          <SelectField name="action" label={words.filters.action} defaultValue={filter.action}>
            <option value="">{words.filters.anyAction}</option>
            {actions.map((action) => (
              <option key={action} value={action}>
                {isAuditAct(action) ? choice(sentences[action]) : action}
              </option>
            ))}
          </SelectField>
          <TextField name="subject" label={words.filters.subject} defaultValue={filter.subject} />
          <TextField name="day" type="date" label={words.filters.day} defaultValue={filter.day} />
          <button type="submit" className="btn btn-quiet justify-self-start">
            {apply}
          </button>
        </Form>
      </Card>
      <Card isPadded={false}>
        <AuditTable entries={entries.rows} />
        <KeyPaging after={entries.after} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
