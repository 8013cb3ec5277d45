import { EnquiryStatusBadge } from "#app/components/admin/enquiries/enquiry-status.tsx";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeSearchInput } from "#app/components/admin/office-search.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeEnquiriesText } from "#app/content/messages/enquiries/office-enquiries.ts";
import { shopContext } from "#app/context.ts";
import { ENQUIRY_KINDS } from "#app/domain/enquiries/enquiry.ts";
import { ENQUIRY_VIEWS, enquiryFilterOf } from "#app/domain/enquiries/enquiry-view.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import {
  countWaitingEnquiries,
  type EnquiryRow,
  listEnquiries,
} from "#app/services/enquiries/list-enquiries.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("answer-enquiries")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const now = clock();
  const asked = url.searchParams;
  const q = cleanLine(asked.get("q") ?? "").slice(0, 80);
  const kind = ENQUIRY_KINDS.find((each) => each === asked.get("kind"));
  const view = ENQUIRY_VIEWS.find((each) => each === asked.get("view")) ?? (q ? "all" : "new");
  const before = parseRowId(asked.get("after"));
  const [list, counts] = await Promise.all([
    listEnquiries(db, { filter: { ...enquiryFilterOf(view), kind, q }, ...(before && { before }), now }),
    countWaitingEnquiries(db, now),
  ]);
  return { ...list, counts, q, kind, view, isFirst: !before };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeEnquiriesText.title);

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const words = officeEnquiriesText;
  const { rows, next, counts, q, kind, view, isFirst } = loaderData;
  const columns: Column<EnquiryRow>[] = [
    {
      heading: words.columns.enquiry,
      cell: (row) => (
        <>
          <Link to={`/admin/enquiries/${row.number}`} className="link">
            {row.name}
          </Link>
          <small>
            {[row.subject || row.organization, row.lineCount > 0 && words.lines(row.lineCount)]
              .filter(Boolean)
              .map((part) => `${part}, `)}
            <span className="whitespace-nowrap">{row.number}</span>
          </small>
        </>
      ),
    },
    {
      heading: words.columns.status,
      cell: (row) => <EnquiryStatusBadge status={row.status} isOverdue={row.isOverdue} />,
    },
    { heading: words.columns.kind, cell: (row) => words.kinds[row.kind] },
    { heading: words.columns.answerBy, cell: (row) => formatDateTime(row.answerBy) },
    { heading: words.columns.owner, isOnlyWide: true, cell: (row) => row.ownerName ?? words.nobody },
  ];
  return (
    <OfficePage title={words.title} note={words.note(counts.waiting, counts.overdue)}>
      <Card isPadded={false}>
        <OfficeTabs
          label={words.views.label}
          tabs={ENQUIRY_VIEWS.map((each) => ({
            text: words.views[each],
            to: `?${new URLSearchParams({ view: each, ...(kind && { kind }), ...(q && { q }) })}`,
            isCurrent: each === view,
          }))}
        />
        <Form role="search" className="flex flex-wrap gap-2 p-4">
          <input type="hidden" name="view" value="all" />
          <OfficeSearchInput label={words.search} q={q} className="min-w-0 flex-1 basis-56" />
          <select
            name="kind"
            defaultValue={kind ?? ""}
            aria-label={words.kindLabel}
            className="control control-select w-auto"
          >
            <option value="">{words.anyKind}</option>
            {ENQUIRY_KINDS.map((each) => (
              <option key={each} value={each}>
                {words.kinds[each]}
              </option>
            ))}
          </select>
          <Button variant="quiet">{words.show}</Button>
        </Form>
        <OfficeTable
          label={words.title}
          columns={columns}
          rows={rows}
          keyOf={(row) => row.id}
          isNow={(row) => row.isOverdue}
        />
        <KeyPaging after={next?.toString()} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
