import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { Status } from "#app/components/ui/status.tsx";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";
import { formatDay } from "#app/content/messages/dates.ts";
import { shopContext } from "#app/context.ts";
import { clockMinutes } from "#app/domain/india-time.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listDoctors } from "#app/services/clinic/manage-doctors.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("manage-bookings")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const staff = accountOf(context);
  const listed = await listDoctors(db, { staff, now: clock() });
  return { doctors: listed.ok ? listed.value : [], canAdd: may(staff.role, "edit-settings") };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  personalMeta(matches, officeClinicText.doctors.title);

type Row = Awaited<ReturnType<typeof loader>>["doctors"][number];

export default function Doctors({ loaderData }: Route.ComponentProps) {
  const { doctors: words } = officeClinicText;
  const columns: Column<Row>[] = [
    {
      heading: words.columns.doctor,
      cell: (row) => (
        <>
          <Link to={`/admin/doctors/${row.id}`} className="link">
            {row.name || words.unnamed}
          </Link>
          <small>{[row.title, row.qualification, row.registrationNumber].filter(Boolean).join(", ")}</small>
        </>
      ),
    },
    {
      heading: words.columns.state,
      cell: (row) =>
        isBookable(row) ? (
          <Status kind="ok">{words.canBeBooked}</Status>
        ) : (
          <Status kind="warn">{words.notBooked}</Status>
        ),
    },
    { heading: words.columns.hours, cell: (row) => words.perWeek(hoursOf(row)) },
    {
      heading: words.columns.off,
      isOnlyWide: true,
      cell: (row) => (row.daysOff[0] ? formatDay(row.daysOff[0].date) : words.none),
    },
  ];
  return (
    <OfficePage
      title={words.title}
      note={words.note}
      actions={
        loaderData.canAdd && (
          <Link to="/admin/doctors/new" className="btn btn-primary">
            {words.add}
          </Link>
        )
      }
    >
      <Card isPadded={false}>
        <OfficeTable
          label={words.title}
          columns={columns}
          rows={loaderData.doctors}
          keyOf={(row) => row.id}
        />
      </Card>
    </OfficePage>
  );
}

function isBookable({ isActive, name, registrationNumber, hours }: Row): boolean {
  return isActive && name !== "" && registrationNumber !== "" && hours.length > 0;
}

function hoursOf({ hours }: Row): string {
  const minutes = hours.reduce((sum, row) => sum + clockMinutes(row.endsAt) - clockMinutes(row.startsAt), 0);
  return (minutes / 60).toLocaleString("en-IN", { maximumFractionDigits: 1 });
}
