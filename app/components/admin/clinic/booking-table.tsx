import { ConsultationStatusBadge } from "#app/components/admin/clinic/consultation-status.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { Link } from "#app/components/ui/link.ts";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";
import { formatDateTime, formatTime } from "#app/content/messages/dates.ts";
import type { ConsultationMode } from "#app/domain/clinic/consultation-slot.ts";
import { type ConsultationStatus, waitsForAnswer } from "#app/domain/clinic/consultation-status.ts";
import type { PreferredTime } from "#app/domain/clinic/preferred-time.ts";
import { indiaMinutes } from "#app/domain/india-time.ts";

export type BookingRow = {
  number: string;
  name: string;
  phone: string;
  status: ConsultationStatus;
  preferredDate: string;
  preferredTime: PreferredTime | undefined;
  startsAt: Date | undefined;
  mode: ConsultationMode | undefined;
  isLinkMissing: boolean;
  doctorName: string | undefined;
  answerBy: Date;
  isOverdue: boolean;
};

/** Bookings of a doctor by their time, or requests by their deadline; nothing about health. */
export function BookingTable({
  label,
  rows,
  shows = "time",
  nothing,
}: {
  label: string;
  rows: BookingRow[];
  /** The time of a day that is named above; day, time and doctor; or the wish and the deadline of requests without a time. */
  shows?: "time" | "day" | "wish";
  nothing?: string;
}) {
  const words = officeClinicText;
  const { columns } = words;
  const time: Column<BookingRow> = {
    heading: columns.time,
    cell: (row) => <b className="font-semibold">{row.startsAt && formatTime(indiaMinutes(row.startsAt))}</b>,
  };
  const day: Column<BookingRow> = {
    heading: columns.time,
    cell: (row) => (
      <>
        {row.startsAt && formatDateTime(row.startsAt)}
        <small>{row.doctorName}</small>
      </>
    ),
  };
  const wish: Column<BookingRow> = {
    heading: columns.wish,
    cell: (row) => (
      <>
        {words.wish(row.preferredDate, row.preferredTime)}
        {row.doctorName && <small>{row.doctorName}</small>}
      </>
    ),
  };
  const patient: Column<BookingRow> = {
    heading: columns.patient,
    cell: (row) => (
      <>
        <Link to={`/admin/consultations/${row.number}`} className="link">
          {row.name}
        </Link>
        <small>
          {row.number}
          {row.mode && `, ${words.mode[row.mode]}`}
          {row.isLinkMissing && <b className="font-semibold text-error">, {words.one.linkMissing}</b>}
        </small>
      </>
    ),
  };
  const status: Column<BookingRow> = {
    heading: columns.status,
    cell: (row) => <ConsultationStatusBadge status={row.status} isOverdue={row.isOverdue} />,
  };
  const answerBy: Column<BookingRow> = {
    heading: columns.answerBy,
    cell: (row) => waitsForAnswer(row.status) && formatDateTime(row.answerBy),
  };
  return (
    <OfficeTable
      label={label}
      columns={
        {
          time: [time, status, patient],
          day: [patient, status, day],
          wish: [patient, status, wish, answerBy],
        }[shows]
      }
      rows={rows}
      keyOf={(row) => row.number}
      isNow={(row) => row.isOverdue || row.status === "arrived"}
      nothing={nothing}
    />
  );
}
