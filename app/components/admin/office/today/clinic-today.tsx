import { ConsultationStatusBadge } from "#app/components/admin/clinic/consultation-status.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { Link } from "#app/components/ui/link.ts";
import { formatTime } from "#app/content/messages/dates.ts";
import { officeTodayText } from "#app/content/messages/office/office-today.ts";
import type { ConsultationStatus } from "#app/domain/clinic/consultation-status.ts";
import { indiaMinutes } from "#app/domain/india-time.ts";

export type Visit = { number: string; name: string; status: ConsultationStatus; startsAt: Date | null };

/** Who comes today, by the time, and who is there already. */
export function ClinicToday({ visits }: { visits: Visit[] }) {
  const words = officeTodayText;
  return (
    <Card
      title={words.clinic}
      end={
        <Link to="/admin/consultations" className="link">
          {words.calendar}
        </Link>
      }
      isPadded={false}
    >
      {visits.length === 0 && <p className="p-4 text-ink-2">{words.noVisits}</p>}
      <ul className="divide-y divide-line-soft">
        {visits.map((visit) => (
          <li key={visit.number} className="flex min-h-11 items-center gap-4 px-4 py-2">
            <time className="w-20 font-semibold tabular-nums">
              {visit.startsAt && formatTime(indiaMinutes(visit.startsAt))}
            </time>
            <Link to={`/admin/consultations/${visit.number}`} className="link">
              {visit.name}
            </Link>
            <span className="ml-auto">
              <ConsultationStatusBadge status={visit.status} isOverdue={false} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
