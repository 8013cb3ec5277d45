import { ChevronLeft, ChevronRight } from "lucide-react";
import { Form, Link } from "react-router";
import { useText } from "#app/components/text.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { officeClinicText } from "#app/content/messages/en/office-clinic.ts";
import { addDays } from "#app/domain/india-time.ts";

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
  to: (change: { date: string }) => string;
}) {
  const { calendar: words } = useText(officeClinicText);
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
        {doctors.length > 1 && (
          <select
            name="doctor"
            aria-label={words.doctor}
            defaultValue={doctorId ?? ""}
            className="control control-select w-auto flex-1"
          >
            <option value="">{words.everyDoctor}</option>
            {doctors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
        <Button variant="quiet">{words.show}</Button>
      </Form>
    </div>
  );
}
