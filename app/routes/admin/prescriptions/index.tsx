import { DoctorFilter } from "#app/components/admin/clinic/doctor-filter.tsx";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeSearchInput } from "#app/components/admin/office-search.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { PrescriptionStateBadge } from "#app/components/admin/prescriptions/prescription-state.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Form, Link } from "#app/components/ui/link.ts";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { officePrescriptionsText } from "#app/content/messages/prescriptions/office-prescriptions.ts";
import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listDoctors } from "#app/services/clinic/manage-doctors.server.ts";
import {
  type ClinicPrescriptionRow,
  listClinicPrescriptions,
} from "#app/services/prescriptions/list-prescriptions.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-consultations")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const now = clock();
  const reader = accountOf(context);
  const asked = url.searchParams;
  const q = cleanLine(asked.get("q") ?? "").slice(0, 80);
  const before = parseRowId(asked.get("after"));
  const doctors = await listDoctors(db, { staff: reader, now });
  const known = doctors.ok ? doctors.value : [];
  // A doctor begins with the own patients.
  const own = known.find(({ profileId }) => profileId === reader.userId)?.id;
  const doctorId = asked.has("doctor") ? parseRowId(asked.get("doctor")) : own;
  const list = await listClinicPrescriptions(db, {
    reader,
    filter: { doctorId: known.some(({ id }) => id === doctorId) ? doctorId : undefined, q },
    ...(before && { before }),
    now,
  });
  return {
    rows: list.ok ? list.value.rows : [],
    next: list.ok ? list.value.next : undefined,
    doctors: known.map(({ id, name, slug }) => ({ id, name: name || slug })),
    ...{ doctorId, q, isFirst: !before },
  };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officePrescriptionsText.title);

export default function Prescriptions({ loaderData }: Route.ComponentProps) {
  const words = officePrescriptionsText;
  const { rows, next, doctors, doctorId, q, isFirst } = loaderData;
  const columns: Column<ClinicPrescriptionRow>[] = [
    {
      heading: words.columns.patient,
      cell: (row) => (
        <>
          <Link to={`/admin/prescriptions/${row.number}`} className="link">
            {row.patientName}
          </Link>
          <small>
            {row.number}, {row.consultationNumber}
          </small>
        </>
      ),
    },
    { heading: words.columns.state, cell: (row) => <PrescriptionStateBadge state={row.state} /> },
    { heading: words.columns.issued, cell: (row) => formatDateTime(row.issuedAt) },
    { heading: words.columns.doctor, cell: (row) => row.doctorName },
    { heading: words.columns.until, isOnlyWide: true, cell: (row) => formatDate(row.expiresOn) },
  ];
  return (
    <OfficePage
      title={words.title}
      note={`${words.howTo} ${words.note}`}
      actions={
        <Link to="/admin/consultations" className="btn btn-quiet">
          {words.toConsultations}
        </Link>
      }
    >
      <Card isPadded={false}>
        <Form role="search" className="flex flex-wrap gap-2 p-4">
          <OfficeSearchInput label={words.search} q={q} className="min-w-0 flex-1 basis-56" />
          <DoctorFilter doctors={doctors} doctorId={doctorId} />
        </Form>
        <OfficeTable label={words.title} columns={columns} rows={rows} keyOf={(row) => row.id} />
        <KeyPaging after={next?.toString()} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
