import { FactList } from "#app/components/admin/fact-list.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { PhoneLink } from "#app/components/admin/phone-link.tsx";
import { nameOfPatientOrStaff } from "#app/content/messages/actor-name.ts";
import { booked } from "#app/content/messages/booked.ts";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import type { ShownActor } from "#app/domain/actor.ts";
import type { ConsultationMode } from "#app/domain/clinic/consultation-slot.ts";
import type { ConsultationStatus } from "#app/domain/clinic/consultation-status.ts";
import type { PreferredTime } from "#app/domain/clinic/preferred-time.ts";
import { rupees } from "#app/domain/money.ts";

export type BookingFactsView = {
  name: string;
  phone: string;
  email: string;
  preferredDate: string;
  preferredTime: PreferredTime | undefined;
  startsAt: Date | undefined;
  mode: ConsultationMode | undefined;
  doctorName: string | undefined;
  feePaise: number;
  isFollowUp: boolean;
  status: ConsultationStatus;
  answerBy: Date;
};

/** Who, when, where and with whom; nothing about health. */
export function BookingFacts({
  booking,
  offer,
  videoUrl,
}: {
  booking: BookingFactsView;
  /** Of what free time the patient was told. */
  offer: { startsAt: Date; toldAt: Date } | undefined;
  videoUrl: string | undefined;
}) {
  const words = officeClinicText;
  const { one } = words;
  const fee = booking.isFollowUp
    ? words.followUp
    : booking.feePaise === 0
      ? words.noFee
      : rupees(booking.feePaise);
  return (
    <Card title={one.booking}>
      <FactList
        facts={[
          [one.patient, booking.name],
          [one.phone, <PhoneLink key="phone" phone={booking.phone} />],
          [one.email, booking.email],
          [one.when, timeOf(booking) ?? words.noTime],
          [one.doctor, booking.doctorName],
          [one.how, booking.mode && words.mode[booking.mode]],
          [
            one.room,
            videoUrl ? (
              <a key="room" href={videoUrl} rel="noreferrer" className="link">
                {one.openRoom}
              </a>
            ) : (
              booking.mode === "video" && one.noRoom
            ),
          ],
          [one.fee, booking.startsAt && fee],
          [one.wish, words.wish(booking.preferredDate, booking.preferredTime)],
          [one.offer, offer && one.toldAt(formatDateTime(offer.startsAt), formatDateTime(offer.toldAt))],
          [one.answerBy, booking.status === "requested" && formatDateTime(booking.answerBy)],
        ]}
      />
    </Card>
  );
}

function timeOf({ startsAt, status }: BookingFactsView): string | undefined {
  return startsAt && (status === "confirmed" ? booked(startsAt) : formatDateTime(startsAt));
}

type Event = { status: ConsultationStatus; actor: ShownActor; note: string; happenedAt: Date };

/** What happened to the booking, by whom. */
export function BookingHistory({ events }: { events: Event[] }) {
  const words = officeClinicText;
  return (
    <Card title={words.one.history} isPadded={false}>
      <ol className="divide-y divide-line-soft">
        {events.map((event) => (
          <li key={`${event.happenedAt.getTime()} ${event.status}`} className="px-4 py-2.5">
            <b className="font-semibold">{words.status[event.status]}</b>
            <small className="block text-ink-2">
              {formatDateTime(event.happenedAt)}, {nameOfPatientOrStaff(event.actor)}
            </small>
            {event.note && <p className="[overflow-wrap:anywhere]">{event.note}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
