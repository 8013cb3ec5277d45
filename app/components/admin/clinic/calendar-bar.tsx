import { ChevronLeft, ChevronRight } from "lucide-react";
import { DoctorFilter } from "#app/components/admin/clinic/doctor-filter.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";
import { addDays } from "#app/domain/india-time.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** Turns the pages of the calendar, goes to a day, and shows one doctor or all. */
export function CalendarBar({
  view,
  from,
  today,
  doctorId,
  doctors,
  to,
}: {
  view: "day" | "week";
  from: string;
  today: string;
  doctorId: number | undefined;
  doctors: { id: number; name: string }[];
  /** The address of the screen with another day. */
  to: (change: { date: string }) => LinkTarget;
}) {
  const { calendar: words } = officeClinicText;
  const step = view === "week" ? 7 : 1;
  return (
    <div className="flex flex-wrap items-end gap-2 p-4">
      <Link to={to({ date: addDays(from, -step) })} className="btn btn-quiet">
        <ChevronLeft className="size-[18px]" />
        {words.earlier}
      </Link>
      <Link to={to({ date: today })} className="btn btn-quiet">
        {words.today}
      </Link>
      <Link to={to({ date: addDays(from, step) })} className="btn btn-quiet">
        {words.later}
        <ChevronRight className="size-[18px]" />
      </Link>
      <Form className="flex flex-wrap gap-2 lg:ml-auto" key={`${from} ${doctorId}`}>
        <input type="hidden" name="view" value={view} />
        <input
          type="date"
          name="date"
          aria-label={words.day}
          defaultValue={from}
          className="control w-auto flex-1"
        />
        <DoctorFilter doctors={doctors} doctorId={doctorId} />
      </Form>
    </div>
  );
}
