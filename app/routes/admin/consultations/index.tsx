import { type BookingRow, BookingTable } from "#app/components/admin/clinic/booking-table.tsx";
import { CalendarBar } from "#app/components/admin/clinic/calendar-bar.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";
import { formatDate, formatDay } from "#app/content/messages/dates.ts";
import { shopContext } from "#app/context.ts";
import { CONSULTATION_VIEWS } from "#app/domain/clinic/consultation-view.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { addDays, indiaDate, isDay, weekdayOf } from "#app/domain/india-time.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { findCalendar } from "#app/services/clinic/clinic-calendar.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("manage-bookings")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const now = clock();
  const asked = url.searchParams;
  const today = indiaDate(now);
  const view = CONSULTATION_VIEWS.find((each) => each === asked.get("view")) ?? "day";
  const date = asked.get("date") ?? "";
  const day = isDay(date) ? date : today;
  const doctorId = parseRowId(asked.get("doctor"));
  const staff = accountOf(context);
  // A week begins on Monday.
  const from = view === "week" ? addDays(day, -((weekdayOf(day) + 6) % 7)) : day;
  return { ...(await findCalendar(db, { staff, view, from, doctorId, now })), view, from, today, doctorId };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeClinicText.title);

export default function Consultations({ loaderData }: Route.ComponentProps) {
  const words = officeClinicText;
  const { view, from, today, doctorId, days, requests, doctors, counts } = loaderData;
  const to = (change: Record<string, string>): LinkTarget =>
    `?${new URLSearchParams({ view, date: from, ...(doctorId && { doctor: String(doctorId) }), ...change })}`;
  return (
    <OfficePage title={words.title} note={days && span(days.map(({ date }) => date))}>
      {view !== "misplaced" && counts.misplaced > 0 && (
        <Notice kind="warning">
          {words.calendar.toMove(counts.misplaced)}{" "}
          <Link to="?view=misplaced" className="link">
            {words.doctors.seeMisplaced}
          </Link>
        </Notice>
      )}
      <Card isPadded={false}>
        <OfficeTabs
          label={words.views.label}
          tabs={CONSULTATION_VIEWS.map((each) => ({
            text: words.views[each],
            to: to({ view: each }),
            isCurrent: each === view,
            count: counts[each],
          }))}
        />
        {(view === "day" || view === "week") && (
          <CalendarBar {...{ view, from, today, doctorId, doctors, to }} />
        )}
        {view === "misplaced" && <p className="p-4 text-ink-2">{words.calendar.misplaced}</p>}
        {requests && (
          <BookingTable
            label={words.views[view]}
            rows={requests}
            shows={view === "misplaced" ? "day" : "wish"}
          />
        )}
      </Card>
      {days?.map(({ date, booked, wishes, off }) => (
        <Card key={date} title={formatDay(date)} isPadded={false}>
          {off.map((name) => (
            <Notice key={name} kind="warning" className="m-3">
              {words.calendar.off(name)}
            </Notice>
          ))}
          {byDoctor(booked).map(([doctor, rows]) => (
            <div key={doctor}>
              <h3 className="bg-tint px-4 py-2 text-base font-semibold">{doctor}</h3>
              <BookingTable label={`${doctor}, ${formatDay(date)}`} rows={rows} />
            </div>
          ))}
          {booked.length === 0 && <p className="p-4 text-ink-2">{words.calendar.nobody}</p>}
          {wishes.length > 0 && (
            <div>
              <h3 className="bg-tint px-4 py-2 text-base font-semibold">{words.calendar.wishes}</h3>
              <BookingTable label={words.calendar.wishes} rows={wishes} shows="wish" />
            </div>
          )}
        </Card>
      ))}
    </OfficePage>
  );
}

function span(dates: string[]): string {
  const [first, last] = [dates[0]!, dates.at(-1)!];
  return first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`;
}

function byDoctor(rows: BookingRow[]): [string, BookingRow[]][] {
  return [...Map.groupBy(rows, ({ doctorName }) => doctorName ?? "")];
}
