import { data } from "react-router";
import { BookingFacts, BookingHistory } from "#app/components/admin/clinic/booking-facts.tsx";
import { ConfirmSlot, ConsultationActs } from "#app/components/admin/clinic/consultation-acts.tsx";
import { ConsultationStatusBadge } from "#app/components/admin/clinic/consultation-status.tsx";
import { GuardianCard } from "#app/components/admin/clinic/guardian-card.tsx";
import { ConsultationPrescriptions, HealthCards } from "#app/components/admin/clinic/health-part.tsx";
import { VideoLinkForm } from "#app/components/admin/clinic/video-link-form.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { shopContext } from "#app/context.ts";
import { readConsultationAct } from "#app/domain/clinic/consultation-act.ts";
import { mayBecome } from "#app/domain/clinic/consultation-status.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { parsePaperNumber } from "#app/domain/paper-number.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { requireProofForMany } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import {
  actOnConsultation,
  type ConsultationActRefusal,
} from "#app/services/clinic/act-on-consultation.server.ts";
import { findBookingChoice } from "#app/services/clinic/booking-view.server.ts";
import { findVideoUrl } from "#app/services/clinic/find-consultation.server.ts";
import { findConsultation } from "#app/services/clinic/list-consultations.server.ts";
import { listPrescriptionsOf } from "#app/services/prescriptions/list-prescriptions.server.ts";
import type { Route } from "./+types/$number";

const text = officeClinicText;

const STATUS: Partial<Record<ConsultationActRefusal, number>> = {
  "not-allowed": 404,
  "not-found": 404,
  "no-slot": 422,
  "bad-link": 422,
};

type Answer = OfficeReply & { typedLink?: string | undefined };

const SEEN = ["confirmed", "arrived", "completed"];

export const middleware: Route.MiddlewareFunction[] = [allowOnly("manage-bookings"), requireProofForMany];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock, secret } = context.get(shopContext);
  const now = clock();
  const staff = accountOf(context);
  const number = parsePaperNumber("consultation", params.number);
  if (!number) throw data(undefined, { status: 404 });
  const found = await findConsultation(db, { staff, number, now });
  if (!found.ok) throw data(undefined, { status: 404 });
  const { events, health, offer, isOwnPatient, ...booking } = found.value;
  const video = await findVideoUrl(db, { staff, number, secret });
  const asked = url.searchParams;
  const choice = mayBecome(booking.status, "confirmed")
    ? await findBookingChoice(db, {
        doctorSlug: asked.get("doctor") ?? booking.doctorSlug,
        date: asked.get("date") ?? (booking.startsAt ? indiaDate(booking.startsAt) : booking.preferredDate),
        isForShop: true,
        now,
      })
    : undefined;
  return {
    booking,
    events,
    health,
    offer,
    choice,
    videoUrl: video.ok ? video.value : undefined,
    canSendLink: booking.isLinkMissing || (booking.status === "confirmed" && booking.videoLink !== ""),
    prescriptions: health ? await listPrescriptionsOf(db, { reader: staff, consultation: number }) : [],
    canWrite: may(staff.role, "write-prescriptions") && isOwnPatient && SEEN.includes(booking.status),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const number = parsePaperNumber("consultation", params.number);
  if (!number) throw data(undefined, { status: 404 });
  const act = readConsultationAct(await readForm(request));
  if (!act) throw data(undefined, { status: 400 });
  const acted = await actOnConsultation(db, {
    act,
    staff: accountOf(context),
    number,
    publicOrigin: config.publicOrigin,
    now: clock(),
  });
  if (acted.ok) return data<Answer>({ isDone: true, sentence: text.done[acted.value] });
  const sentence = text.refusals[acted.reason];
  const typedLink = act.kind === "video-link" ? act.link.slice(0, 500) || undefined : undefined;
  return data<Answer>({ isDone: false, sentence, typedLink }, { status: STATUS[acted.reason] ?? 409 });
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  personalMeta(matches, `${text.title} ${params.number}`);

export default function Consultation({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeClinicText;
  const { booking, events, health, offer, choice, videoUrl, canSendLink, prescriptions, canWrite } =
    loaderData;
  return (
    <OfficePage
      title={
        <span className="inline-flex flex-wrap items-center gap-3">
          {booking.number} <ConsultationStatusBadge status={booking.status} isOverdue={booking.isOverdue} />
        </span>
      }
      note={`${booking.name}. ${words.one.received(formatDateTime(booking.createdAt))}`}
    >
      <OfficeAnswer reply={actionData} />
      <TwoColumns
        side={
          <>
            <ConsultationActs key={events.length} number={booking.number} status={booking.status} />
            {canSendLink && <VideoLinkForm link={booking.videoLink} typed={actionData?.typedLink} />}
            {health && (
              <ConsultationPrescriptions
                number={booking.number}
                prescriptions={prescriptions}
                canWrite={canWrite}
              />
            )}
            {booking.guardian && <GuardianCard guardian={booking.guardian} />}
            <BookingFacts booking={booking} offer={offer} videoUrl={videoUrl} />
            {health && <BookingHistory events={events} />}
          </>
        }
        below={
          <>
            {health && <HealthCards health={health} />}
            <ConfirmSlot booking={choice} status={booking.status} mode={booking.mode} />
            {!health && <BookingHistory events={events} />}
          </>
        }
      />
    </OfficePage>
  );
}
