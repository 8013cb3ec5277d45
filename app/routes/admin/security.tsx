import { SecurityTable } from "#app/components/admin/accounts/security-table.tsx";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { officeSecurityText } from "#app/content/messages/accounts/office-security.ts";
import { officeText } from "#app/content/messages/office.ts";
import { shopContext } from "#app/context.ts";
import { SECURITY_EVENTS } from "#app/domain/accounts/security-event.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { isDay } from "#app/domain/india-time.ts";
import { KEPT_DAYS } from "#app/domain/kept-for.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listSecurityEvents } from "#app/services/accounts/list-security-events.server.ts";
import { findSecurityAlarms } from "#app/services/accounts/security-events.server.ts";
import type { Route } from "./+types/security";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-audit")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const query = url.searchParams;
  const day = query.get("day") ?? "";
  const filter = {
    kind: SECURITY_EVENTS.find((kind) => kind === query.get("kind")),
    day: isDay(day) ? day : "",
    network: cleanLine(query.get("network") ?? "").slice(0, 40),
  };
  const after = parseRowId(query.get("after"));
  const [events, alarms] = await Promise.all([
    listSecurityEvents(db, { filter, after }),
    findSecurityAlarms(db, clock()),
  ]);
  return { filter, events, alarms, isFirst: after === undefined };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeSecurityText.title);

export default function Security({ loaderData }: Route.ComponentProps) {
  const words = officeSecurityText;
  const { filter, events, alarms, isFirst } = loaderData;
  return (
    <OfficePage title={words.title} note={words.note(KEPT_DAYS.securityEvent)}>
      {alarms.length > 0 && (
        <Notice kind="warning">
          <b>{words.alarmTitle}</b>
          <ul className="list-disc pl-5">
            {alarms.map(({ kind, count }) => (
              <li key={kind}>{words.alarm(words.kinds[kind], count)}</li>
            ))}
          </ul>
          {words.alarmHelp}
        </Notice>
      )}
      <Card>
        <Form key={JSON.stringify(filter)} className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-4">
          <SelectField name="kind" label={words.filters.kind} defaultValue={filter.kind ?? ""}>
            <option value="">{words.filters.anyKind}</option>
            {SECURITY_EVENTS.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </SelectField>
          <TextField name="day" type="date" label={words.filters.day} defaultValue={filter.day} />
          <TextField name="network" label={words.filters.network} defaultValue={filter.network} />
          <button type="submit" className="btn btn-quiet justify-self-start">
            {officeText.apply}
          </button>
        </Form>
      </Card>
      <Card isPadded={false}>
        <SecurityTable events={events.rows} />
        <KeyPaging after={events.after} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
